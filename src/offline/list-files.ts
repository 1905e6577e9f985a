/** Runs at build time, after gatsby-plugin-offline has generated the worker: lists the files of the site for it. */
import fs from "node:fs";
import path from "node:path";
import { addressKey, BUNDLE_HASH_LENGTH, BUNDLED_SCRIPT, isImmutable, pageDataUrl } from "../shared/built-files";
import { digestOf } from "../shared/digest";
import { ADDRESS_LIST, OFFLINE_PATH } from "../shared/paths";
import type { PrecacheEntry } from "./messages";

/** The part of `SiteFiles` that is used here. Addresses are without the path prefix. */
interface BuiltFiles {
  folder: string;
  page(file: string): { content: { pictures: string[][]; files: string[]; frame: string[] } };
  pageData(url: string): { componentChunkName: string; staticQueryHashes: string[]; slices: string[] };
  entry(url: string, file?: string): readonly [url: string, digest: string, size: number];
  isFile(url: string): boolean;
  below(folder: string): string[];
}

/** The size in bytes above which a linked file is not stored in advance. */
const MAX_LINKED_FILE = 2_000_000;
/** Gatsby creates the not-found page twice. Hosts serve the one at `/404`; the router loads the data of this one. */
const NOT_FOUND = "/404.html";
const LOADED_SHEET = new RegExp(`static/[\\w-]+-[\\da-f]{${BUNDLE_HASH_LENGTH}}\\.css`, "g");

const htmlFile = (page: string): string => path.posix.join(decodeURI(page), "index.html");

/**
 * The scripts of this build, and the style sheets that they load. Scripts of earlier builds may be in the same folder.
 */
function readCode(folder: string): { ofPages: string[]; late: string[] } {
  const read = (name: string) => fs.readFileSync(path.join(folder, name), "utf8");
  const { assetsByChunkName } = JSON.parse(read("webpack.stats.json")) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const isScript = (name: string) => name.endsWith(".js");
  const { app = [] } = assetsByChunkName;
  const named = [...new Set(Object.values(assetsByChunkName).flat())].filter(isScript);
  // The webpack runtime contains the content hash of every other script.
  const runtime = read(app.find((name) => name.startsWith("webpack-runtime")) ?? app[0]!);
  const isLate = (name: string) => !named.includes(name) && runtime.includes(BUNDLED_SCRIPT.exec(name)?.[1] ?? "\0");
  const late = fs.readdirSync(folder).filter(isLate);
  const sheets = [...named, ...late].flatMap((name) => read(name).match(LOADED_SHEET) ?? []);
  return { ofPages: named.filter((name) => !app.includes(name)), late: [...late, ...new Set(sheets)] };
}

/**
 * Lists the files that every visitor's browser stores (`shell`), and those of the whole site (`site`). `extras` are
 * further files that pages load on demand. Of each picture one size and format is listed: the worker serves it for all
 * others.
 */
export function listFiles(files: BuiltFiles, paths: readonly string[], extras: readonly string[] = []) {
  const entries = (urls: readonly string[]): PrecacheEntry[] =>
    [...new Set(urls)].sort().map((url) => {
      const address = `.${encodeURI(decodeURI(url))}`;
      if (isImmutable(url)) return address;
      const isPage = paths.includes(url);
      return { url: address, revision: isPage ? files.entry(url, htmlFile(url))[1] : files.entry(url)[1] };
    });
  const isFile = (url: string) => files.isFile(url);
  const pages = paths.filter((page) => page !== NOT_FOUND && isFile(`/${htmlFile(page)}`.replace("//", "/")));
  const contents = pages.map((page) => files.page(htmlFile(page)).content);
  const data = pages.map((page) => files.pageData(pageDataUrl(page)));
  const code = readCode(files.folder);
  const failures = pages.filter((page) => [OFFLINE_PATH, "/404"].includes(addressKey(page)));

  const shell = [
    ...failures.flatMap((page) => [page, pageDataUrl(page)]),
    ...[pageDataUrl(NOT_FOUND), "/page-data/app-data.json", ADDRESS_LIST],
    ...code.ofPages.map((name) => `/${name}`),
    ...data.flatMap(({ staticQueryHashes }) => staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)),
    ...data.flatMap(({ slices }) => slices.map((name) => `/slice-data/${name}.json`)),
    ...contents.flatMap(({ frame }) => frame),
  ].filter(isListed);
  const site = [
    ...shell,
    ...pages.flatMap((page) => [page, pageDataUrl(page)]),
    ...code.late.map((name) => `/${name}`),
    ...files.below("search").filter((file) => !file.endsWith("/index.html")),
    ...extras,
    ...contents
      .flatMap((content) => content.files)
      .filter((url) => isFile(url) && files.entry(url)[2] <= MAX_LINKED_FILE),
    ...contents.flatMap(({ pictures }) => pictures.map(([kept]) => kept!)),
  ].filter(isListed);
  function isListed(url: string): boolean {
    return pages.includes(url) || isFile(url);
  }
  return { shell: entries(shell), site: entries(site) };
}

/**
 * Adds the list of files to the worker that the plugin has generated. The version in it makes browsers install the
 * worker of each build. The list of the whole site is a separate script, which the worker loads in offline mode.
 */
export function completeWorker(files: BuiltFiles, paths: readonly string[], extras: readonly string[] = []): void {
  const { shell, site } = listFiles(files, paths, extras);
  const script = `self.siteFiles=${JSON.stringify(site)}`;
  const version = digestOf(script);
  const list = `/offline/files-${version}.js`;
  const offline = path.join(files.folder, "offline");
  fs.mkdirSync(offline, { recursive: true });
  for (const name of fs.readdirSync(offline)) if (/^files-.*\.js$/.test(name)) fs.rmSync(path.join(offline, name));
  fs.writeFileSync(path.join(files.folder, list), script);
  const worker = path.join(files.folder, "sw.js");
  const build = `self.build=${JSON.stringify({ version, list, shell })};\n`;
  fs.writeFileSync(worker, build + fs.readFileSync(worker, "utf8").replace(/^self\.build=.*\n/, ""));
}
