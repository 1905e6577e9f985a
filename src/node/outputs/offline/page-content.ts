/** What the HTML of a page says of the files that the page shows. */
export interface PageContent {
  title: string;
  canonical: string | undefined;
  noIndex: boolean;
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
const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg)$/i;

const decodeEntities = (text: string): string =>
  text
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");

/** The address below the site's own, or none if it leads elsewhere. */
function siteUrl(address: string, prefix: string): string | undefined {
  const url = decodeEntities(address).replace(/[?#].*/, "");
  if (!url.startsWith(`${prefix}/`) || url.startsWith("//")) return undefined;
  return url.slice(prefix.length);
}

function formsOf(html: string, prefix: string): Form[] {
  const forms: Form[] = [];
  for (const [, name = "", value = ""] of html.matchAll(/\s(?:data-)?(srcset|src)="([^"]*)"/gi)) {
    const candidates = name.toLowerCase() === "src" ? [value] : value.split(/,\s+/);
    for (const candidate of candidates) {
      const [address = "", size = ""] = candidate.trim().split(/\s+/);
      const url = siteUrl(address, prefix);
      if (url && PICTURE.test(url)) forms.push({ url, width: Number.parseInt(size, 10) || 0 });
    }
  }
  return forms;
}

/** The smallest form that is wide enough, in the format that is known best; else the widest. */
function formToKeep(forms: Form[]): string {
  const format = PREFERRED.find((pattern) => forms.some(({ url }) => pattern.test(url)));
  const candidates = forms.filter(({ url }) => format?.test(url)).sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= ENOUGH_PIXELS) ?? candidates.at(-1) ?? forms[0]!).url;
}

function picturesOf(html: string, prefix: string): string[][] {
  const families = new Map<string, string[]>();
  for (const [element] of html.matchAll(/<picture\b[\s\S]*?<\/picture>|<img\b[^>]*>/gi)) {
    const forms = formsOf(element, prefix);
    if (forms.length === 0) continue;
    const kept = formToKeep(forms);
    families.set(kept, [...new Set([kept, ...(families.get(kept) ?? []), ...forms.map(({ url }) => url)])]);
  }
  return [...families.values()];
}

/** @param prefix The path prefix of the addresses in the HTML; empty at the root. */
export function readPageContent(html: string, prefix: string): PageContent {
  const pictures = picturesOf(html, prefix);
  const shown = new Set(pictures.flat());
  const addresses = (pattern: RegExp) =>
    [...html.matchAll(pattern)].map(([, address = ""]) => siteUrl(address, prefix)).filter((url) => url !== undefined);
  const links = addresses(/<(?:a|video|audio|source)\b[^>]*?\s(?:href|src|poster)="([^"]+)"/gi);
  const linked = addresses(/<link\b(?=[^>]*\srel="(?:icon|stylesheet)")[^>]*?\shref="([^"]+)"/gi);
  const fonts = addresses(/url\(["']?([^"')]+\.woff2)/gi);
  const canonical = /<link\b(?=[^>]*\srel="canonical")[^>]*?\shref="([^"]+)"/i.exec(html)?.[1];
  return {
    title: decodeEntities(/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? ""),
    canonical: canonical && URL.canParse(canonical) ? siteUrl(new URL(canonical).pathname, prefix) : undefined,
    noIndex: /<meta\b(?=[^>]*\sname="robots")[^>]*noindex/i.test(html),
    pictures,
    files: [...new Set(links.filter((url) => url.startsWith("/static/") && !shown.has(url)))],
    frame: [...new Set([...linked, ...fonts])],
  };
}
