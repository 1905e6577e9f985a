import fs from "node:fs";
import path from "node:path";
import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { visit } from "unist-util-visit";

/** A built page, as far as links concern it. */
export interface SitePage {
  /** Its address within the site, without a final slash. */
  address: string;
  /** What its links and pictures lead to, as written. */
  targets: string[];
  /** The names that a fragment can lead to. */
  ids: Set<string>;
}

const ATTRIBUTES = ["href", "src"] as const;

/** Reads every page of a built site. `prefix` is the folder of the domain that the site stands in. */
export function readPages(publicDir: string): SitePage[] {
  return fs
    .readdirSync(publicDir, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !/^(page-data|_gatsby|vendor)\b/.test(file))
    .sort()
    .map((file) => readPage(file, fs.readFileSync(path.join(publicDir, file), "utf8")));
}

/** Reads the HTML of one page; `file` is its path below the built site. */
export function readPage(file: string, html: string): SitePage {
  const ids = new Set<string>();
  const targets = new Set<string>();
  visit(fromHtml(html), "element", ({ tagName, properties }: Element) => {
    if (typeof properties.id === "string") ids.add(properties.id);
    if (tagName === "link" && !isFollowed(properties.rel)) return;
    for (const name of ATTRIBUTES) if (typeof properties[name] === "string") targets.add(properties[name]);
  });
  const address = `/${file.split(path.sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
  return { address, targets: [...targets], ids };
}

/** Addresses that only name the page itself are not followed: they have the origin of the host. */
const isFollowed = (rel: unknown): boolean =>
  !(Array.isArray(rel) && (rel.includes("canonical") || (rel.includes("alternate") && !rel.includes("stylesheet"))));
