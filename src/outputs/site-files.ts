import fs from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { digestOf, digestOfFolders } from "../shared/digest";
import { filesBelow, isFile, relativeTo } from "../shared/files";
import { decodeAddress } from "../shared/paths";
import { readPageNeeds, type PageNeeds } from "./hosting/page-needs";
import { readPageContent, type PageContent, type PageElement } from "./page-content";

const readerDigest = (): string => digestOfFolders(["src/outputs"]);

/** The parts of a page's HTML that the last steps of a build use. */
interface ReadPage {
  content: PageContent;
  needs: PageNeeds;
}

/** The information read from a file of the site. */
interface ReadFile {
  /** In bytes. */
  size: number;
  /** The modification time in nanoseconds. With the size it identifies the content. */
  written: string;
  digest: string;
  /** For HTML files. */
  page?: ReadPage;
}

interface Memory {
  code: string;
  files: Record<string, ReadFile>;
}

interface SiteFilesOptions {
  /** The path prefix of the addresses in pages; empty at the root of a domain. */
  prefix?: string;
  /** The file in which results are kept between builds. */
  memory?: string;
}

/** Returns the file path for an address. */
const fileOf = (url: string): string => decodeAddress(url).replace(/\/$/, "/index.html");

/**
 * The files of a built site. A file is read again only if it has changed since the last build, because an edit changes
 * few of thousands of files.
 */
export class SiteFiles {
  private readonly earlier: Record<string, ReadFile>;
  private readonly known = new Map<string, ReadFile>();

  constructor(
    readonly folder: string,
    private readonly options: SiteFilesOptions = {},
  ) {
    this.earlier = readMemory(options);
  }

  /** Returns the content of a page. `file` is its path below the folder. */
  page(file: string): ReadPage {
    return this.read(file).page!;
  }

  /** Returns the size in bytes and the digest of the file at an address. `file` is its path if the name differs. */
  entry(url: string, file = fileOf(url)): Pick<ReadFile, "size" | "digest"> {
    return this.read(file);
  }

  isFile(url: string): boolean {
    return isFile(this.absolute(fileOf(url)));
  }

  /** Returns the addresses of all files below a folder, sorted. */
  below(folder: string): string[] {
    return filesBelow(this.absolute(folder))
      .map((file) => `/${relativeTo(this.folder, file)}`)
      .sort();
  }

  /** Stores the results that this build used for the next build. */
  remember(): void {
    const memory: Memory = { code: readerDigest(), files: Object.fromEntries(this.known) };
    if (this.options.memory) fs.writeFileSync(this.options.memory, JSON.stringify(memory));
  }

  private absolute(file: string): string {
    return path.join(this.folder, file);
  }

  private read(file: string): ReadFile {
    const name = path.posix.join(".", file);
    const earlier = this.known.get(name) ?? this.earlier[name];
    const read = readSiteFile(this.absolute(name), this.options.prefix ?? "", earlier);
    this.known.set(name, read);
    return read;
  }
}

function readMemory({ memory }: SiteFilesOptions): Record<string, ReadFile> {
  if (!memory) return {};
  try {
    const kept = JSON.parse(fs.readFileSync(memory, "utf8")) as Memory;
    return kept.code === readerDigest() ? kept.files : {};
  } catch {
    // There is no file, or it is invalid after a build was killed while writing it. Everything is read again.
    return {};
  }
}

/**
 * @param prefix The path prefix of the addresses in pages; empty at the root of a domain.
 * @param earlier An earlier result for the file, which is returned if the file was not written since. A page is parsed
 * only if its content has changed: Gatsby writes all pages again in the first build after a cold one.
 */
function readSiteFile(file: string, prefix: string, earlier?: ReadFile): ReadFile {
  const stat = fs.statSync(file, { bigint: true });
  const [size, written] = [Number(stat.size), String(stat.mtimeNs)];
  if (earlier?.size === size && earlier.written === written) return earlier;
  const content = fs.readFileSync(file);
  const read: ReadFile = { size, written, digest: digestOf(content) };
  if (earlier?.digest === read.digest) return { ...earlier, size, written };
  return file.endsWith(".html") ? { ...read, page: readPage(content.toString("utf8"), prefix) } : read;
}

/**
 * Parses the HTML of a page once for all uses. Ignores the content of `<template>` elements.
 * @param prefix The path prefix of its addresses; empty at the root of a domain.
 */
export function readPage(html: string, prefix: string): ReadPage {
  const elements = elementsIn(parseDocument(html).children);
  // A copy, because parts of a string keep the whole string in memory.
  return structuredClone({ content: readPageContent(elements, prefix), needs: readPageNeeds(elements) });
}

/** Returns all elements in document order, in one shared list: a page has thousands. */
function elementsIn(nodes: Parameters<typeof DomUtils.isTag>[0][], found: PageElement[] = []): PageElement[] {
  for (const node of nodes) {
    if (!DomUtils.isTag(node) || node.name === "template") continue;
    found.push(node);
    elementsIn(node.children, found);
  }
  return found;
}
