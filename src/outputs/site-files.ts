import fs from "node:fs";
import path from "node:path";
import { digestOfFolders } from "../shared/digest";
import { isFile } from "../shared/files";
import { readSiteFile, type ReadFile } from "./read-site-file";
import type { ReadPage } from "./read-page";
import { decodeAddress } from "../shared/paths";

const readerDigest = (): string => digestOfFolders(["src/outputs"]);

/** The URL of a file, the start of its content digest, and its size in bytes. */
type FileEntry = readonly [url: string, digest: string, size: number];

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

/** Normalizes the path of a file below the folder. */
const nameOf = (file: string): string => path.posix.join(".", file);

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

  /**
   * Returns the precache entry of a file.
   * @param url The path within the site.
   * @param file Its file below the folder, if the name differs.
   */
  entry(url: string, file = fileOf(url)): FileEntry {
    const { digest, size } = this.read(file);
    return [url, digest, size];
  }

  isFile(url: string): boolean {
    return isFile(this.absolute(fileOf(url)));
  }

  /** Returns the addresses of all files below a folder, sorted. */
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

  /** Stores the results that this build used for the next build. */
  remember(): void {
    const memory: Memory = { code: readerDigest(), files: Object.fromEntries(this.known) };
    if (this.options.memory) fs.writeFileSync(this.options.memory, JSON.stringify(memory));
  }

  private absolute(file: string): string {
    return path.join(this.folder, file);
  }

  private read(file: string): ReadFile {
    const name = nameOf(file);
    const earlier = this.known.get(name) ?? this.earlier[name];
    const read = readSiteFile(this.absolute(name), this.options.prefix ?? "", earlier);
    this.known.set(name, read);
    return read;
  }
}

function readMemory({ memory }: SiteFilesOptions): Record<string, ReadFile> {
  if (!memory || !fs.existsSync(memory)) return {};
  try {
    const kept = JSON.parse(fs.readFileSync(memory, "utf8")) as Memory;
    return kept.code === readerDigest() ? kept.files : {};
  } catch {
    // The file is invalid after a build was killed while writing it. Everything is read again.
    return {};
  }
}
