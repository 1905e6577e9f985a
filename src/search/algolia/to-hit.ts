import { escapeMarkup } from "../../shared/escape";
import { LEVELS, type MarkedHeadings, type MarkedText, type SearchHierarchy, type SearchHit } from "../engine";

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Validates and normalizes a hit. Returns null if it has no usable URL. */
export function toHit(value: unknown): SearchHit | null {
  if (!isObject(value) || typeof value.objectID !== "string") return null;
  const url = toPath(value.url);
  if (url === null) return null;
  const hierarchy = isObject(value.hierarchy) ? value.hierarchy : {};
  const snippets = isObject(value._snippetResult) ? value._snippetResult : {};
  const content = toMarkedText(snippets.content);
  return {
    objectID: value.objectID,
    url,
    type: value.type === "content" ? "content" : (LEVELS.find((level) => level === value.type) ?? "lvl1"),
    hierarchy: Object.fromEntries(LEVELS.map((level) => [level, textOf(hierarchy[level])])) as SearchHierarchy,
    content: textOf(value.content),
    // The queries do not ask for the facets of a hit.
    tags: [],
    year: null,
    _highlightResult: { hierarchy: toHeadings(value._highlightResult) },
    _snippetResult: { hierarchy: toHeadings(snippets), ...(content && { content }) },
  };
}

/**
 * Returns the path of a URL. Records of a crawler contain the origin of the crawled site. Returns null for a path that
 * browsers read as another site, such as `//evil.example` or, since they leave out tabs, a slash with a tab after it.
 */
function toPath(url: unknown): string | null {
  if (typeof url !== "string" || !/^(\/(?![/\\\s])|https?:\/\/)/i.test(url)) return null;
  try {
    const { pathname, search, hash } = new URL(url, "https://site.example");
    if (pathname.startsWith("//")) return null;
    return url.startsWith("/") ? url : pathname + search + hash;
  } catch {
    return null;
  }
}

function toHeadings(value: unknown): MarkedHeadings {
  const hierarchy = isObject(value) && isObject(value.hierarchy) ? value.hierarchy : {};
  const entries = LEVELS.flatMap((level) => {
    const text = toMarkedText(hierarchy[level]);
    return text ? [[level, text] as const] : [];
  });
  return Object.fromEntries(entries);
}

const toMarkedText = (value: unknown): MarkedText | null =>
  isObject(value) && typeof value.value === "string" ? { value: escapeAllButMarks(value.value) } : null;

/** Algolia returns the text of records unescaped. Only the marks around matches are HTML. */
const escapeAllButMarks = (text: string): string =>
  text
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)))
    .join("");
