import fs from "node:fs";
import path from "node:path";
import { digestOfFolders } from "../shared/digest";
import { isFile } from "../shared/is-file";
import { decodeTarget } from "../markdown/link-address";
import { readSiteFile, whenWritten, type PageData, type ReadFile } from "./read-site-file";
import type { ReadPage } from "./read-page";

const readerDigest = (): string => digestOfFolders(["src/outputs"]);

/** The address of a file, the beginning of the digest of its content, and its size in bytes. */
type FileEntry = readonly [url: string, digest: string, size: number];

interface Memory {
  code: string;
  files: Record<string, ReadFile>;
}

interface SiteFilesOptions {
  /** The path prefix of the addresses in pages; empty at the root of a domain. */
  prefix?: string;
  /** The file that keeps from one build to the next what was read. */
  memory?: string;
}

/** The path of a file below the folder, from its address or with a slash less. */
const nameOf = (file: string): string => path.posix.join(".", file);

/** Where the file of an address is below the folder, for what is no page. */
const fileOf = (url: string): string => decodeTarget(url).replace(/\/$/, "/index.html");

/**
 * The files of a built site, each of which is read only when it was written since it was read last: an edit changes few
 * of the thousands that a site has.
 */
export class SiteFiles {
  private readonly earlier: Record<string, ReadFile>;
  private readonly known = new Map<string, ReadFile>();
  private readonly entries = new Map<string, FileEntry>();

  constructor(
    readonly folder: string,
    private readonly options: SiteFilesOptions = {},
  ) {
    this.earlier = readMemory(options);
  }

  /** What a page holds. `file` is its path below the folder. */
  page(file: string): ReadPage {
    return this.read(file).page!;
  }

  /** What the data of a page says, by its address. */
  pageData(url: string): PageData {
    return this.read(fileOf(url)).data!;
  }

  /**
   * What the offline worker has to know of a file; the same object for the same address.
   * @param url Its address below the site's own.
   * @param file Where it is below the folder, if that is elsewhere.
   */
  entry(url: string, file = fileOf(url)): FileEntry {
    const entry = this.entries.get(url);
    if (entry) return entry;
    const { digest, size } = this.read(file);
    const made: FileEntry = [url, digest, size];
    this.entries.set(url, made);
    return made;
  }

  isFile(url: string): boolean {
    return isFile(this.absolute(fileOf(url)));
  }

  /** The files below a folder of the site as addresses, in order. */
  below(folder: string): string[] {
    const site = path.resolve(this.folder);
    const root = path.join(site, folder);
    if (!fs.existsSync(root)) return [];
    return fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(site.length).replaceAll(path.sep, "/"))
      .sort();
  }

  /** Keeps for the next build what was asked of this one. */
  remember(): void {
    const memory: Memory = { code: readerDigest(), files: Object.fromEntries(this.known) };
    if (this.options.memory) fs.writeFileSync(this.options.memory, JSON.stringify(memory));
  }

  private absolute(file: string): string {
    return path.join(this.folder, file);
  }

  /** What was read of a file, if it has not been written since. */
  private remembered(name: string): ReadFile | undefined {
    const known = this.known.get(name) ?? this.earlier[name];
    if (!known) return undefined;
    const { size, written } = whenWritten(this.absolute(name));
    return known.size === size && known.written === written ? known : undefined;
  }

  private read(file: string): ReadFile {
    const name = nameOf(file);
    const known = this.remembered(name) ?? readSiteFile(this.absolute(name), this.options.prefix ?? "");
    this.known.set(name, known);
    return known;
  }
}

function readMemory({ memory }: SiteFilesOptions): Record<string, ReadFile> {
  if (!memory || !fs.existsSync(memory)) return {};
  try {
    const kept = JSON.parse(fs.readFileSync(memory, "utf8")) as Memory;
    return kept.code === readerDigest() ? kept.files : {};
  } catch {
    // A build that was killed while it wrote: everything is read again.
    return {};
  }
}
