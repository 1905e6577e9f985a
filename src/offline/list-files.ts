/** Runs at build time, after gatsby-plugin-offline has generated the worker: lists the files of the site for it. */
import fs from "node:fs";
import path from "node:path";
import { addressKey, BUNDLED_SCRIPT, BUNDLED_SHEET, htmlFile, isImmutable, pageDataUrl } from "../shared/built-files";
import { digestOf } from "../shared/digest";
import { isFile, staticFile } from "../shared/files";
import { ADDRESS_LIST, decodeAddress, OFFLINE_PATH } from "../shared/paths";
import { SITE_LIST, type PrecacheEntry } from "./messages";

/** The part of `SiteFiles` that is used here. Addresses are without the path prefix. */
interface BuiltFiles {
  folder: string;
  page(file: string): { content: { pictures: string[]; files: string[]; frame: string[] } };
  entry(url: string, file?: string): { size: number; digest: string };
  isFile(url: string): boolean;
  below(folder: string): string[];
}

/** The size in bytes above which a linked file is not stored in advance. */
const MAX_LINKED_FILE = 2_000_000;
/** Gatsby creates the not-found page twice. Hosts serve the one at `/404`; the router loads the data of this one. */
const NOT_FOUND = "/404.html";

/** Returns an address as browsers request it: encoded, with the escapes that it has. */
const requested = (url: string): string => new URL(url, "http://localhost").pathname;
/** Whether a file is the same in the next build. Feeds, for example, have the time of theirs. */
const isKept = (url: string): boolean => url.startsWith("/static/") || isFile(staticFile(decodeAddress(url)));
const withData = (page: string): string[] => [page, pageDataUrl(page)];

/** Returns all scripts that are not in the plugin's list, and those of them that a page loads at once (`ofPages`). */
function readScripts(folder: string): { all: string[]; ofPages: string[] } {
  const stats = fs.readFileSync(path.join(folder, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as { assetsByChunkName: Record<string, string[]> };
  const { app = [] } = assetsByChunkName;
  const urls = (names: string[]) =>
    names.filter((name) => BUNDLED_SCRIPT.test(name) && !app.includes(name)).map((name) => `/${name}`);
  return { all: urls(fs.readdirSync(folder)), ofPages: urls(Object.values(assetsByChunkName).flat()) };
}

/**
 * Lists the files that every visitor's browser stores (`shell`), and those of the whole site (`site`). `extras` are
 * further files that pages load on demand. Of each picture one size and format is listed: the worker serves it for all
 * others.
 */
export function listFiles(files: BuiltFiles, paths: readonly string[], extras: readonly string[] = []) {
  const pages = paths.filter((page) => page !== NOT_FOUND);
  const pageSet = new Set(pages);
  const contents = pages.map((page) => files.page(htmlFile(page)).content);
  const scripts = readScripts(files.folder);
  const entries = (urls: readonly string[]): PrecacheEntry[] =>
    [...new Set(urls)]
      .filter((url) => pageSet.has(url) || files.isFile(url))
      .sort()
      .map((url) => {
        const address = `.${requested(url)}`;
        if (isImmutable(url)) return address;
        return { url: address, revision: files.entry(url, pageSet.has(url) ? htmlFile(url) : undefined).digest };
      });

  const shell = [
    ...pages.filter((page) => [OFFLINE_PATH, "/404"].includes(addressKey(page))).flatMap(withData),
    pageDataUrl(NOT_FOUND),
    "/page-data/app-data.json",
    ADDRESS_LIST,
    ...files.below("page-data/sq"),
    ...scripts.ofPages,
    ...contents.flatMap(({ frame }) => frame),
  ];
  const site = [
    ...shell,
    ...pages.flatMap(withData),
    ...scripts.all,
    ...files.below("static").filter((url) => BUNDLED_SHEET.test(url)),
    ...files.below("search").filter((file) => !file.endsWith("/index.html")),
    ...extras,
    ...[...new Set(contents.flatMap((content) => content.files))]
      .filter((url) => isKept(url) && files.isFile(url))
      .filter((url) => files.entry(url).size <= MAX_LINKED_FILE),
    ...contents.flatMap(({ pictures }) => pictures),
  ];
  return { shell: entries(shell), site: entries(site) };
}

/**
 * Adds the list of files to the worker that the plugin has generated. The version in it makes browsers install the
 * worker of each build. The list of the whole site is a separate script, which the worker loads in offline mode.
 */
export function completeWorker(files: BuiltFiles, paths: readonly string[], extras: readonly string[] = []): void {
  const { shell, site } = listFiles(files, paths, extras);
  const list = `self.siteFiles=${JSON.stringify(site)}`;
  fs.writeFileSync(path.join(files.folder, SITE_LIST), list);
  const worker = path.join(files.folder, "sw.js");
  const build = `self.build=${JSON.stringify({ version: digestOf(list), shell })};\n`;
  fs.writeFileSync(worker, build + fs.readFileSync(worker, "utf8").replace(/^self\.build=.*\n/, ""));
}
