import fs from "node:fs";
import { digestOf } from "../shared/digest";
import { readPage, type ReadPage } from "./read-page";

/** What the data that Gatsby wrote for a page says of the files it needs. */
export interface PageData {
  componentChunkName: string;
  staticQueryHashes: string[];
  slices: string[];
}

/** When a file was written, in nanoseconds, and its size in bytes: another content has others. */
export interface Written {
  size: number;
  written: string;
}

/** What was read from a file of the site. */
export interface ReadFile extends Written {
  digest: string;
  /** Of HTML. */
  page?: ReadPage;
  /** Of the data of a page. */
  data?: PageData;
}

export function whenWritten(file: string): Written {
  const { size, mtimeNs } = fs.statSync(file, { bigint: true });
  return { size: Number(size), written: String(mtimeNs) };
}

/** @param prefix The path prefix of the addresses in pages; empty at the root of a domain. */
export function readSiteFile(file: string, prefix: string): ReadFile {
  const written = whenWritten(file);
  const content = fs.readFileSync(file);
  const read: ReadFile = { ...written, digest: digestOf(content) };
  if (file.endsWith("page-data.json")) return { ...read, data: readPageData(content.toString("utf8")) };
  return file.endsWith(".html") ? { ...read, page: copyOf(readPage(content.toString("utf8"), prefix)) } : read;
}

/** Each part of a string keeps the whole of it in memory, which would be the HTML of all pages. */
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function readPageData(json: string): PageData {
  const data = JSON.parse(json) as Partial<PageData> & { slicesMap?: Record<string, string> };
  const { componentChunkName = "", staticQueryHashes = [], slicesMap = {} } = data;
  return { componentChunkName, staticQueryHashes, slices: Object.values(slicesMap) };
}
