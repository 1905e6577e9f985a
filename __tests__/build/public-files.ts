import fs from "node:fs";
import path from "node:path";
import { SITE_LIST } from "../../src/offline/messages";
import { pageDataUrl } from "../../src/shared/built-files";

const ROOT = path.resolve("public");

export const readPublic = (file: string): string => fs.readFileSync(path.join(ROOT, file), "utf8");

/** A built page: its address as Gatsby wrote it and its HTML. */
export interface BuiltPage {
  address: string;
  html: string;
}

/** The HTML files of all pages, by their paths below the built site; no reader comes to the one of the offline plugin. */
export const builtFiles = (): string[] =>
  fs
    .readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter(
      (file) => file.endsWith(".html") && !/^(page-data|_gatsby|vendor|offline-plugin-app-shell-fallback)\b/.test(file),
    );

/** Every page of the built site. An old address and a file of `static/` have no data of a page. */
export const builtPages = (): BuiltPage[] =>
  builtFiles()
    .map((file) => ({ file, address: `/${file.split(path.sep).join("/")}`.replace(/\/index\.html$/, "") || "/" }))
    .filter(({ address }) => fs.existsSync(path.join(ROOT, pageDataUrl(address))))
    .map(({ file, address }) => ({ address, html: readPublic(file) }));

/** The value of an attribute in each element that a pattern of its opening tag finds. */
export function attributesOf(html: string, tag: RegExp, attribute: string): string[] {
  return [...html.matchAll(tag)].flatMap(([element]) => {
    const value = new RegExp(`\\s${attribute}="([^"]*)"`).exec(element)?.[1];
    return value === undefined ? [] : [decodeEntities(value)];
  });
}

export const decodeEntities = (text: string): string =>
  text
    .replace(/&amp;/g, "&")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">");

/** Every file that the worker of a built site stores in offline mode, by its address. */
export function offlineFiles(publicDir = ROOT): string[] {
  const script = fs.readFileSync(path.join(publicDir, SITE_LIST), "utf8");
  const files = JSON.parse(script.replace("self.siteFiles=", "")) as (string | { url: string })[];
  return files.map((file) => (typeof file === "string" ? file : file.url).slice(1));
}
