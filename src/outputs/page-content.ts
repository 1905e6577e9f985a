import path from "node:path";
import { DomUtils } from "htmlparser2";

/** An element of a parsed page. */
export type PageElement = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** The title of a page, and the files that its HTML refers to. */
export interface PageContent {
  title: string;
  /** The URL of one variant of each picture: the one to cache. */
  pictures: string[];
  /** What may be linked, framed and playable files, with their subtitles. */
  files: string[];
  /** Fonts, icons and style sheets for special media. */
  frame: string[];
  /** The types of its diagrams: the first word of each. */
  diagrams: string[];
}

interface Form {
  url: string;
  width: number;
}

/** Wide enough for the text column on most screens. Larger variants would waste storage. */
const ENOUGH_PIXELS = 800;
/** Every browser with service workers supports WebP. */
const PREFERRED = [/\.webp$/i, /\.(jpe?g|png|gif|svg)$/i, /\.avif$/i];
/** A font URL in a style sheet. */
const FONT = /url\(["']?([^"')]+\.woff2)/g;
const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg)$/i;

/** Returns the path within the site, or undefined for an external address. */
function siteUrl(address: string, prefix: string): string | undefined {
  const url = address.replace(/[?#].*/, "");
  if (!url.startsWith(`${prefix}/`) || url.startsWith("//")) return undefined;
  return url.slice(prefix.length);
}

/** Splits an address or a `srcset` list into addresses with what follows each, such as `360w`. */
export const candidatesOf = (value: string): { address: string; size: string }[] =>
  [...value.matchAll(/([^\s,]\S*?)(?:,+(?=\s|$)|\s+([^,]*),?|$)/g)].map(([, address = "", size = ""]) => ({
    address,
    size,
  }));

/** Returns the variants of a picture in the attributes of an element. */
function formsOf({ attribs }: PageElement, prefix: string): Form[] {
  const candidates = [attribs.src, attribs.srcset].flatMap((value = "") => candidatesOf(value));
  return candidates.flatMap(({ address, size }) => {
    const url = siteUrl(address, prefix);
    return url && PICTURE.test(url) ? [{ url, width: Number.parseInt(size, 10) || 0 }] : [];
  });
}

/** Returns the smallest variant that is wide enough, or else the widest one, in the most widely supported format. */
function formToKeep(forms: Form[]): string {
  const format = PREFERRED.find((pattern) => forms.some(({ url }) => pattern.test(url)));
  const candidates = forms.filter(({ url }) => format?.test(url)).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= ENOUGH_PIXELS) ?? candidates.at(-1) ?? forms[0]!).url;
}

/** Returns the variants of each picture. */
function picturesOf(elements: readonly PageElement[], prefix: string): Form[][] {
  const seen = new Set<PageElement>();
  return elements.flatMap((element) => {
    if (!["picture", "img"].includes(element.name) || seen.has(element)) return [];
    const parts = DomUtils.getElementsByTagName("*", element);
    for (const part of parts) seen.add(part);
    const forms = parts.flatMap((part) => formsOf(part, prefix));
    return forms.length > 0 ? [forms] : [];
  });
}

/** What may precede the type of a diagram: front matter, settings and comments. */
const BEFORE_TYPE = /^\s*---\n[^]*?\n---\s*\n|%%\{[^]*?\}%%|^\s*%%.*$/gm;

const typeOf = (diagram: string): string =>
  diagram
    .replace(BEFORE_TYPE, "")
    .trim()
    .split(/[\s:;{]/)[0]!;

/** Whether a URL may be that of a file. */
const mayBeFile = (url: string): boolean => url.startsWith("/static/") || path.posix.extname(url) !== "";

/**
 * @param elements The elements of a page in document order.
 * @param prefix The path prefix of their addresses; empty at the root.
 */
export function readPageContent(elements: readonly PageElement[], prefix: string): PageContent {
  const named = (...names: string[]) => elements.filter(({ name }) => names.includes(name));
  const urls = (addresses: (string | undefined)[]) =>
    addresses.flatMap((address = "") => siteUrl(address, prefix) ?? []);
  const pictures = picturesOf(elements, prefix);
  const shown = new Set(pictures.flat().map(({ url }) => url));
  const namers = named("a", "iframe", "video", "audio", "source", "track");
  const files = urls(namers.flatMap(({ attribs: { href, src, poster } }) => [href, src, poster]));
  const isPartOfFrame = ({ attribs: { rel = "" } }: PageElement) => /(^|\s)(icon|stylesheet)(\s|$)/.test(rel);
  const linked = urls([...named("link").filter(isPartOfFrame), ...named("use")].map(({ attribs: { href } }) => href));
  const fonts = named("style").flatMap((style) =>
    [...DomUtils.textContent(style).matchAll(FONT)].map(([, address]) => address),
  );
  const diagrams = named("figure")
    .filter(({ attribs }) => attribs.class?.split(" ").includes("diagram"))
    .flatMap((figure) =>
      DomUtils.getElementsByTagName("pre", figure).map((source) => typeOf(DomUtils.textContent(source))),
    );
  const [title] = named("title");
  return {
    title: title ? DomUtils.textContent(title) : "",
    pictures: [...new Set(pictures.map(formToKeep))],
    files: [...new Set(files.filter((url) => mayBeFile(url) && !shown.has(url)))],
    frame: [...new Set([...linked, ...urls(fonts)])],
    diagrams,
  };
}
