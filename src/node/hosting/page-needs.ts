import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What the pages of a built site hold that a policy has to name. */
export interface PageNeeds {
  /** Hashes of scripts and style sheets that stand in pages, as the policy writes them. */
  scripts: string[];
  styles: string[];
  /** Origins of what readers can load into a frame, and of pictures and recordings that are elsewhere. */
  frames: string[];
  pictures: string[];
  media: string[];
  /** What no policy of a fixed size can allow, a sentence for each kind, with the first page that has it. */
  problems: string[];
}

/** Pages share what stands in them. More than that means that something differs from page to page. */
const MOST_HASHES = 8;
/** Not pages: pieces that pages are put together from. */
const NO_PAGES = /^(_gatsby|page-data|vendor)\b/;

const CODE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
/** Everything else that is no JavaScript is data, which is never run. */
const JAVASCRIPT_TYPE = /^(module|text\/javascript|)$/;
const TAG = /<(img|source|video|audio|track)\b[^>]*>/g;
const EMBED = /class="embed-frame" data-src="([^"]+)"/g;
const STYLE_ATTRIBUTE = /<[a-z][^<>]*? style="/;
const ADDRESS = /(?:^|[\s",])(https:\/\/[^\s"',]+)/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}(?:="([^"]*)"|(?=[\\s>]|$))`).exec(attributes)?.[1];

const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Collects different values and the page where each was first seen. */
class Found extends Map<string, string> {
  add(value: string, page: string): void {
    if (!this.has(value)) this.set(value, page);
  }
}

/** Reads all pages of a built site. */
export function findPageNeeds(site: string): PageNeeds {
  const found = { scripts: new Found(), styles: new Found(), frames: new Found(), pictures: new Found() };
  const media = new Found();
  const problems: string[] = [];
  const files = fs.readdirSync(site, { recursive: true, encoding: "utf8" });
  for (const page of files.filter((file) => file.endsWith(".html") && !NO_PAGES.test(file)).sort()) {
    if (!fs.statSync(path.join(site, page)).isFile()) continue;
    const html = fs.readFileSync(path.join(site, page), "utf8");
    for (const [, kind, attributes, text] of html.matchAll(CODE)) {
      if (kind === "style") found.styles.add(text!, page);
      else if (text && JAVASCRIPT_TYPE.test(attribute(attributes!, "type") ?? "")) found.scripts.add(text, page);
    }
    for (const [, address] of html.matchAll(EMBED)) addOrigin(found.frames, address!, page);
    for (const [tag, name] of html.matchAll(TAG)) {
      const target = name === "img" || /srcset=/.test(tag) ? found.pictures : media;
      for (const [, address] of tag.matchAll(ADDRESS)) addOrigin(target, address!, page);
    }
    if (problems.length === 0 && STYLE_ATTRIBUTE.test(html.replace(CODE, ""))) {
      problems.push(`${page} has a style attribute, which browsers will leave out. Use a class in its place.`);
    }
  }
  for (const kind of ["scripts", "styles"] as const) {
    const page = [...found[kind].values()][MOST_HASHES];
    if (page) problems.push(`${page} has ${kind} of its own in it, which will not be used: load them from a file.`);
  }
  return {
    scripts: [...found.scripts.keys()].slice(0, MOST_HASHES).map(hashOf),
    styles: [...found.styles.keys()].slice(0, MOST_HASHES).map(hashOf),
    frames: [...found.frames.keys()],
    pictures: [...found.pictures.keys()],
    media: [...media.keys()],
    problems,
  };
}

function addOrigin(target: Found, address: string, page: string): void {
  const text = address.replaceAll("&amp;", "&");
  if (URL.canParse(text) && text.startsWith("https:")) target.add(new URL(text).origin, page);
}
