import { escapeMarkup } from "../../shared/escape";
import { KINDS, LANGUAGE, LEVELS, type HighlightedValue, type SearchHierarchy, type SearchHit } from "../engine";

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose => typeof value === "object" && value !== null;
const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

/** Validates and normalizes a hit. Returns null if it has no usable URL. */
export function toHit(value: unknown): SearchHit | null {
  if (!isObject(value) || typeof value.objectID !== "string") return null;
  const url = toPath(value.url);
  if (url === null) return null;
  const hash = url.indexOf("#");
  const hierarchy = isObject(value.hierarchy) ? value.hierarchy : {};
  return {
    objectID: value.objectID,
    url,
    url_without_anchor: hash < 0 ? url : url.slice(0, hash),
    anchor: hash < 0 ? null : url.slice(hash + 1),
    type: value.type === "content" ? "content" : (LEVELS.find((level) => level === value.type) ?? "lvl1"),
    hierarchy: Object.fromEntries(
      LEVELS.map((level) => [level, textOf(hierarchy[level])]),
    ) as unknown as SearchHierarchy,
    content: textOf(value.content),
    language: textOf(value.language) ?? LANGUAGE,
    version: textsOf(value.version),
    kind: KINDS.find((kind) => kind === value.kind) ?? "page",
    tags: textsOf(value.tags),
    year: typeof value.year === "number" ? value.year : null,
    weight: { pageRank: 0, level: 0, position: 0 },
    _highlightResult: toValues(value._highlightResult),
    _snippetResult: toValues(value._snippetResult),
  };
}

/** Returns the path of a URL. Records of a crawler contain the origin of the crawled site. */
function toPath(url: unknown): string | null {
  if (typeof url !== "string") return null;
  if (url.startsWith("/") && !url.startsWith("//")) return url;
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  const { pathname, search, hash } = new URL(url);
  return pathname + search + hash;
}

function toValues(value: unknown): SearchHit["_highlightResult"] {
  const result = isObject(value) ? value : {};
  const hierarchy = isObject(result.hierarchy) ? result.hierarchy : {};
  const content = toValue(result.content);
  return {
    hierarchy: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const marked = toValue(hierarchy[level]);
        return marked ? [[level, marked]] : [];
      }),
    ),
    ...(content && { content }),
  };
}

function toValue(value: unknown): HighlightedValue | null {
  if (!isObject(value) || typeof value.value !== "string") return null;
  const { matchLevel } = value;
  return {
    value: escapeAllButMarks(value.value),
    matchLevel: matchLevel === "full" || matchLevel === "partial" ? matchLevel : "none",
    matchedWords: textsOf(value.matchedWords),
  };
}

/** Algolia returns the text of records unescaped. Only the marks around matches are HTML. */
const escapeAllButMarks = (text: string): string =>
  text
    .split(/(<\/?mark>)/)
    .map((part, index) => (index % 2 === 1 ? part : escapeMarkup(part)))
    .join("");
