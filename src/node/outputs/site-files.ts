import fs from "node:fs";
import path from "node:path";
import type { FileEntry } from "../../shared/offline/manifest";
import { digestOf } from "../digest";
import { readOwnNeeds, type OwnNeeds } from "../hosting/own-needs";
import { readPageContent, type PageContent } from "./offline/page-content";

/** What the steps at the end of a build ask of a page. */
export interface ReadPage {
  content: PageContent;
  needs: OwnNeeds;
}

/** What was read from a file. */
interface Known {
  size: number;
  /** When it was written, in nanoseconds. */
  written: string;
  digest: string;
  page?: ReadPage;
}

interface Memory {
  prefix: string;
  files: Record<string, Known>;
}

interface SiteFilesOptions {
  /** The path prefix of the addresses in pages; empty at the root of a domain. */
  prefix?: string;
  /** The file that keeps from one build to the next what was read. */
  memory?: string;
}

/** Where the file of an address is below the folder, for what is no page. */
const fileOf = (url: string): string => decodeURI(url).replace(/\/$/, "/index.html");

/**
 * The files of a built site, each of which is read only when it was written since it was read last: an edit changes few
 * of the thousands that a site has. What reads a page has to be in one of the folders with whose code
 * `scripts/drop-stale-cache.mjs` empties the cache, and so the memory.
 */
export class SiteFiles {
  private readonly earlier: Record<string, Known>;
  private readonly known = new Map<string, Known>();
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
    const file = this.absolute(fileOf(url));
    return fs.existsSync(file) && fs.statSync(file).isFile();
  }

  /** The files below a folder of the site as addresses, in order. */
  below(folder: string): string[] {
    const root = this.absolute(folder);
    if (!fs.existsSync(root)) return [];
    return fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(
        (entry) => `/${path.relative(this.folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/")}`,
      )
      .sort();
  }

  /** Keeps for the next build what was asked of this one. */
  remember(): void {
    const memory: Memory = { prefix: this.options.prefix ?? "", files: Object.fromEntries(this.known) };
    if (this.options.memory) fs.writeFileSync(this.options.memory, JSON.stringify(memory));
  }

  private absolute(file: string): string {
    return path.join(this.folder, file);
  }

  private read(file: string): Known {
    const name = path.posix.join(".", file);
    const stat = fs.statSync(this.absolute(name), { bigint: true });
    const [size, written] = [Number(stat.size), String(stat.mtimeNs)];
    let known = this.known.get(name) ?? this.earlier[name];
    if (known?.size !== size || known.written !== written) {
      const content = fs.readFileSync(this.absolute(name));
      const page = name.endsWith(".html") ? this.readPage(content) : undefined;
      known = { size, written, digest: digestOf(content), page };
    }
    this.known.set(name, known);
    return known;
  }

  private readPage(content: Buffer): ReadPage {
    const html = content.toString("utf8");
    const page: ReadPage = { content: readPageContent(html, this.options.prefix ?? ""), needs: readOwnNeeds(html) };
    // A copy: each part of a string keeps the whole of it in memory, which would be the HTML of all pages.
    return JSON.parse(JSON.stringify(page)) as ReadPage;
  }
}

function readMemory({ memory, prefix = "" }: SiteFilesOptions): Record<string, Known> {
  if (!memory || !fs.existsSync(memory)) return {};
  try {
    const kept = JSON.parse(fs.readFileSync(memory, "utf8")) as Memory;
    return kept.prefix === prefix ? kept.files : {};
  } catch {
    // A build that was killed while it wrote: everything is read again.
    return {};
  }
}
