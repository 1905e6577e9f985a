import fs from "node:fs";
import { digestOf } from "../shared/digest";
import { readPage, type ReadPage } from "./read-page";

/** The size of a file in bytes and its modification time in nanoseconds. They identify its content. */
interface Written {
  size: number;
  written: string;
}

/** The information read from a file of the site. */
export interface ReadFile extends Written {
  digest: string;
  /** For HTML files. */
  page?: ReadPage;
}

function whenWritten(file: string): Written {
  const { size, mtimeNs } = fs.statSync(file, { bigint: true });
  return { size: Number(size), written: String(mtimeNs) };
}

/**
 * @param prefix The path prefix of the addresses in pages; empty at the root of a domain.
 * @param earlier An earlier result for the file, which is returned if the file was not written since. A page is parsed
 * only if its content has changed: Gatsby writes all pages again in the first build after a cold one.
 */
export function readSiteFile(file: string, prefix: string, earlier?: ReadFile): ReadFile {
  const written = whenWritten(file);
  if (earlier?.size === written.size && earlier.written === written.written) return earlier;
  const content = fs.readFileSync(file);
  const read: ReadFile = { ...written, digest: digestOf(content) };
  if (earlier?.digest === read.digest) return { ...earlier, ...written };
  return file.endsWith(".html") ? { ...read, page: readPage(content.toString("utf8"), prefix) } : read;
}
