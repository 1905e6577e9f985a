import { BUNDLED_SCRIPT } from "./bundle-names";

/**
 * What the offline worker knows of one build. The build writes it, the worker reads it. URLs are paths below the
 * site's own address, percent-encoded and without the path prefix.
 */

/** Where a file is, the first 16 hexadecimal digits of its SHA-256, and its size in bytes. */
export type FileEntry = readonly [url: string, revision: string, size: number];

/** One picture in several formats and sizes: the file that is kept for offline use, and the addresses it stands in for. */
export type PictureEntry = readonly [kept: FileEntry, ...others: string[]];

export interface PageEntry {
  /** The page's address. */
  path: string;
  title: string;
  /** Whether the offline page may list it: search engines may, too. */
  listed: boolean;
  html: FileEntry;
  data: FileEntry;
  /** Code that only some pages need; code that all of them need is in the shell. */
  files: FileEntry[];
  pictures: PictureEntry[];
}

/** A part of all pages, so that a visitor who reads one page need not fetch the list of all. */
export interface Shard {
  pages: PageEntry[];
}

/** What stands in the worker's script itself. */
export interface Build {
  /** Changes when any file of the site changes. */
  version: string;
  /** What every page needs, and the pages for failures: fetched when the worker is installed. */
  shell: FileEntry[];
  /** What else the site consists of apart from its pages: search, diagrams, rare code. */
  extras: FileEntry[];
  /** JSON files, each a `Shard`. A page is in the one that `shardOf` names. */
  shards: FileEntry[];
}

/** About as many pages as a visitor should learn of when reading one. */
export const PAGES_IN_SHARD = 60;

/** The number of the shard that holds a page (FNV-1a of the path's key). */
export function shardOf(path: string, shards: number): number {
  let hash = 0x811c9dc5;
  for (const character of addressKey(path)) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return shards === 0 ? 0 : hash % shards;
}

/** One name for all forms of an address: `/a`, `/a/`, `/a.html` and `/a/index.html` show the same page. */
export function addressKey(path: string): string {
  const key = path.replace(/(\/index)?\.html$/i, "").replace(/\/+$/, "");
  return key === "" || key === "/index" ? "/" : key;
}

const PAGE_DATA = /^\/page-data\/(.+)\/page-data\.json$/;

/** The page that page data belongs to, or none if the address is something else's. */
export function pageOfData(url: string): string | undefined {
  const name = PAGE_DATA.exec(url)?.[1];
  return name === undefined ? undefined : addressKey(name === "index" ? "/" : `/${name}`);
}

/** Where Gatsby puts the data of a page. */
export const pageDataUrl = (path: string): string => {
  const key = path === "/404.html" ? "/404.html" : addressKey(path);
  return `/page-data/${key === "/" ? "index" : key.slice(1)}/page-data.json`;
};

/** Addresses with a hash of their content: what they answer never changes. The host's rules for caches say the same. */
export const isImmutable = (url: string): boolean =>
  /^\/(static|vendor)\//.test(url) || BUNDLED_SCRIPT.test(url) || /^\/offline\/pages-[\da-f]+\.json$/.test(url);
