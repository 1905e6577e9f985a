import type { Element } from "hast";
import { toString } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** What the HTML of a page says of the files that the page shows. */
export interface PageContent {
  title: string;
  /** Pictures, each with all its forms. The first is the one to keep. */
  pictures: string[][];
  /** Files that the page links to or plays: addresses in `/static/`. */
  files: string[];
  /** Fonts, icons and style sheets of few views. */
  frame: string[];
}

interface Form {
  url: string;
  width: number;
}

/** Wide enough for a column of text on most screens; more would be stored for nothing. */
const ENOUGH_PIXELS = 800;
/** Every browser that has service workers can show WebP. */
const PREFERRED = [/\.webp$/i, /\.(jpe?g|png|gif|svg)$/i, /\.avif$/i];
/** A font in a style sheet. */
const FONT = /url\(["']?([^"')]+\.woff2)/g;
const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg)$/i;

/** The address below the site's own, or none if it leads elsewhere. */
function siteUrl(address: string, prefix: string): string | undefined {
  const url = address.replace(/[?#].*/, "");
  if (!url.startsWith(`${prefix}/`) || url.startsWith("//")) return undefined;
  return url.slice(prefix.length);
}

/** The forms of a picture that the attributes of an element name. */
function formsOf({ properties }: Element, prefix: string): Form[] {
  const candidates = Object.entries(properties)
    .filter(([name]) => /^(data)?src(set)?$/i.test(name))
    .flatMap(([, value]) => [value].flat().flatMap((part) => String(part).split(/,\s+/)));
  return candidates.flatMap((candidate) => {
    const [address = "", size = ""] = candidate.trim().split(/\s+/);
    const url = siteUrl(address, prefix);
    return url && PICTURE.test(url) ? [{ url, width: Number.parseInt(size, 10) || 0 }] : [];
  });
}

/** The smallest form that is wide enough, in the format that is known best; else the widest. */
function formToKeep(forms: Form[]): string {
  const format = PREFERRED.find((pattern) => forms.some(({ url }) => pattern.test(url)));
  const candidates = forms.filter(({ url }) => format?.test(url)).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= ENOUGH_PIXELS) ?? candidates.at(-1) ?? forms[0]!).url;
}

function picturesOf(elements: readonly Element[], prefix: string): string[][] {
  const families = new Map<string, string[]>();
  const seen = new Set<Element>();
  for (const element of elements) {
    if (!["picture", "img"].includes(element.tagName) || seen.has(element)) continue;
    const forms: Form[] = [];
    visit(element, "element", (part: Element) => {
      seen.add(part);
      forms.push(...formsOf(part, prefix));
    });
    if (forms.length === 0) continue;
    const kept = formToKeep(forms);
    families.set(kept, [...new Set([kept, ...(families.get(kept) ?? []), ...forms.map(({ url }) => url)])]);
  }
  return [...families.values()];
}

/**
 * @param elements Those of a page, in their order.
 * @param prefix The path prefix of the addresses in them; empty at the root.
 */
export function readPageContent(elements: readonly Element[], prefix: string): PageContent {
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  const links = named("link").map(({ properties }) => ({ ...properties, rel: [properties.rel].flat() }));
  const urls = (addresses: unknown[]) =>
    addresses.flatMap((address) => (typeof address === "string" ? (siteUrl(address, prefix) ?? []) : []));
  const pictures = picturesOf(elements, prefix);
  const shown = new Set(pictures.flat());
  const files = urls(
    named("a", "video", "audio", "source").flatMap(({ properties: { href, src, poster } }) => [href, src, poster]),
  );
  const linked = urls(
    links.filter(({ rel }) => rel.includes("icon") || rel.includes("stylesheet")).map(({ href }) => href),
  );
  const fonts = named("style").flatMap((style) => [...toString(style).matchAll(FONT)].map(([, address]) => address));
  const [title] = named("title");
  return {
    title: title ? toString(title) : "",
    pictures,
    files: [...new Set(files.filter((url) => url.startsWith("/static/") && !shown.has(url)))],
    frame: [...new Set([...linked, ...urls(fonts)])],
  };
}
