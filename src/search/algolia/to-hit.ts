import { escapeMarkup } from "../../shared/escape";
import { LEVELS, type MarkedHeadings, type MarkedText, type SearchHierarchy, type SearchHit } from "../engine";

/** A hit of Algolia. Its record may come from a crawler, whose URLs are absolute and which leaves out empty levels. */
export interface AlgoliaHit extends Pick<SearchHit, "objectID" | "type"> {
  url?: string;
  hierarchy?: Partial<SearchHierarchy>;
  content?: string | null;
  _highlightResult?: { hierarchy?: MarkedHeadings };
  _snippetResult?: { hierarchy?: MarkedHeadings; content?: MarkedText };
}

/** Converts a hit of Algolia. Returns null if it has no usable URL. */
export function toHit(hit: AlgoliaHit): SearchHit | null {
  const { objectID, type, hierarchy = {}, content = null, _highlightResult: whole, _snippetResult: snippets } = hit;
  const url = toPath(hit.url);
  if (url === null) return null;
  return {
    objectID,
    url,
    type,
    hierarchy: Object.fromEntries(LEVELS.map((level) => [level, hierarchy[level] ?? null])) as SearchHierarchy,
    content,
    // The queries do not ask for the facets of a hit.
    tags: [],
    year: null,
    _highlightResult: { hierarchy: toHeadings(whole?.hierarchy) },
    _snippetResult: {
      hierarchy: toHeadings(snippets?.hierarchy),
      ...(snippets?.content && { content: escapeAllButMarks(snippets.content) }),
    },
  };
}

/** Returns the path of a URL, which may have another origin, but no other scheme than HTTP. */
function toPath(url = ""): string | null {
  if (url.startsWith("/") && !url.startsWith("//")) return url;
  if (!/^https?:\/\//i.test(url)) return null;
  try {
    const { pathname, search, hash } = new URL(url);
    return pathname + search + hash;
  } catch {
    return null;
  }
}

const toHeadings = (headings: MarkedHeadings = {}): MarkedHeadings =>
  Object.fromEntries(Object.entries(headings).map(([level, text]) => [level, escapeAllButMarks(text)]));

/** Algolia returns the text of records unescaped. Only the marks around matches are HTML. */
const escapeAllButMarks = ({ value }: MarkedText): MarkedText => ({
  value: value
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)))
    .join(""),
});
