import fs from "node:fs";
import path from "node:path";
import {
  addressKey,
  PAGES_IN_SHARD,
  pageDataUrl,
  shardOf,
  type Build,
  type FileEntry,
  type PageEntry,
  type PictureEntry,
  type Shard,
} from "../../shared/offline/manifest";
import { ADDRESS_LIST, OFFLINE_PATH } from "../../shared/paths";
import { digestOf } from "../../shared/digest";
import type { SiteFiles } from "../site-files";
import { readSiteCode } from "./site-code";

export interface ManifestInput {
  files: SiteFiles;
  /** Paths of all pages. */
  paths: readonly string[];
  /** Addresses of further files that pages load when they need them. */
  extras: readonly string[];
}

/** A download larger than this is fetched when a reader asks for it, in bytes. */
const MAX_LINKED_FILE = 2_000_000;
/** Gatsby makes the not-found page twice; hosts show the one at `/404` and the router asks for the data of the other. */
const NOT_FOUND = ["/404", "/404.html"] as const;
const FAILURES: readonly string[] = [OFFLINE_PATH, NOT_FOUND[0]];
const isFailure = (page: string): boolean => FAILURES.includes(addressKey(page));

const htmlFile = (page: string): string =>
  page.endsWith(".html") ? page : path.posix.join(decodeURI(page), "index.html");

const commonTo = (lists: FileEntry[][]): Set<FileEntry> =>
  new Set(lists[0]?.filter((file) => lists.every((list) => list.includes(file))));

/** Everything that a build of the site consists of, from what lies in `public`. */
export function buildManifest({ files, paths, extras }: ManifestInput): { build: Build; shards: Shard[] } {
  const { folder } = files;
  const code = readSiteCode(folder);
  const entry = (url: string, file?: string) => files.entry(url, file);
  const isFile = (url: string) => files.isFile(url);
  const frame = new Set<string>();
  const isNoIndexSite = files.page("/index.html").content.noIndex;

  const pages = paths
    .filter((page) => page !== NOT_FOUND[1] && fs.existsSync(path.join(folder, htmlFile(page))))
    .map((page): PageEntry => {
      const url = encodeURI(decodeURI(page));
      const { content } = files.page(htmlFile(page));
      const data = files.pageData(pageDataUrl(page));
      for (const file of content.frame) frame.add(file);
      const linked = content.files.filter(isFile).map((file) => entry(file));
      return {
        path: url,
        title: content.title.split(" | ")[0]!,
        listed:
          addressKey(content.canonical ?? page) === addressKey(page) &&
          (isNoIndexSite || !content.noIndex) &&
          !isFailure(page),
        html: entry(url, htmlFile(page)),
        data: entry(pageDataUrl(url)),
        files: [
          ...code.ofComponent(data.componentChunkName).map((file) => entry(file)),
          ...data.staticQueryHashes.map((hash) => entry(`/page-data/sq/d/${hash}.json`)),
          ...data.slices.map((name) => entry(`/slice-data/${name}.json`)),
          ...linked.filter(([, , size]) => size <= MAX_LINKED_FILE),
        ],
        pictures: content.pictures
          .filter(([kept]) => isFile(kept!))
          .map(([kept, ...others]): PictureEntry => [entry(kept!), ...others.filter((other) => other !== kept)]),
      };
    });

  const common = commonTo(pages.map(({ files }) => files));
  const failures = pages.filter(({ path: page }) => isFailure(page));
  const shell = [
    ...code.app.map((file) => entry(file)),
    entry("/page-data/app-data.json"),
    entry(pageDataUrl(NOT_FOUND[1])),
    ...common,
    ...failures.flatMap(({ html, data, files }) => [...files, data, html]),
    ...[...frame].filter(isFile).map((file) => entry(file)),
  ];
  const inShell = new Set(shell);
  for (const page of pages) page.files = page.files.filter((file) => !inShell.has(file));
  const ofPages = new Set(pages.flatMap(({ files }) => files));

  const shards = toShards(pages);
  const shardFiles = shards.map((shard) => writeShard(files, shard));
  const search = files.below("search").filter((file) => !file.endsWith("/index.html"));
  const extraFiles = [...code.lazy, ...extras, ...search, ADDRESS_LIST, "/manifest.webmanifest"]
    .filter(isFile)
    .map((file) => entry(file))
    .filter((file) => !inShell.has(file) && !ofPages.has(file));
  const content = { shell: [...inShell], extras: [...new Set(extraFiles)], shards: shardFiles };
  return { build: { version: digestOf(JSON.stringify(content)), ...content }, shards };
}

function toShards(pages: PageEntry[]): Shard[] {
  const count = Math.max(1, Math.ceil(pages.length / PAGES_IN_SHARD));
  const shards = Array.from({ length: count }, (): Shard => ({ pages: [] }));
  for (const page of [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    shards[shardOf(page.path, count)]!.pages.push(page);
  }
  return shards;
}

function writeShard(files: SiteFiles, shard: Shard): FileEntry {
  const text = JSON.stringify(shard);
  const url = `/offline/pages-${digestOf(text)}.json`;
  fs.mkdirSync(path.join(files.folder, "offline"), { recursive: true });
  fs.writeFileSync(path.join(files.folder, url), text);
  return files.entry(url);
}
