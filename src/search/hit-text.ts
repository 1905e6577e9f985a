import type { HighlightedValue, SearchHierarchy, SearchHit, SearchLevel } from "./engine";
import type { StoredSearch } from "./stored-searches";

/** A piece of text; `marked` is what was found, nothing else. */
export interface TextPart {
  text: string;
  marked: boolean;
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

const decode = (html: string): string =>
  html.replace(
    /&(?:(amp|lt|gt|quot)|#(\d{1,6})|#x([\da-f]{1,5}));/gi,
    (entity, name?: string, decimal?: string, hex?: string) => {
      if (name) return ENTITIES[name.toLowerCase()] ?? entity;
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "0", 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity;
    },
  );

/** The parts of a highlighted value. Whatever else it may hold comes out as text, never as markup. */
export function toParts({ value }: Pick<HighlightedValue, "value">): TextPart[] {
  let marked = false;
  const parts: TextPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === "<mark>" || piece === "</mark>") marked = piece === "<mark>";
    else if (piece !== "") parts.push({ text: decode(piece), marked });
  }
  return parts;
}

const plain = (text: string | null | undefined): TextPart[] => (text ? [{ text, marked: false }] : []);

export const LEVELS: readonly SearchLevel[] = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

const isHit = (search: SearchHit | StoredSearch): search is SearchHit => "_snippetResult" in search;

/** The text of a heading of a hit, whole, with what was found. */
export function headingParts(search: SearchHit | StoredSearch, level: SearchLevel): TextPart[] {
  const found = isHit(search) && (search._highlightResult.hierarchy[level] ?? search._snippetResult.hierarchy[level]);
  return found ? toParts(found) : plain(search.hierarchy[level]);
}

/** The text of a hit's content, with what was found. */
export function contentParts(search: SearchHit | StoredSearch): TextPart[] {
  const found = isHit(search) && (search._snippetResult.content ?? search._highlightResult.content);
  return found ? toParts(found) : plain(search.content);
}

/** The level of the deepest heading that a search leads to. */
export function deepestLevel(hierarchy: Partial<SearchHierarchy>): SearchLevel {
  return [...LEVELS].reverse().find((level) => hierarchy[level]) ?? "lvl1";
}

/** What names a search in a list: its text, or its heading. */
export function titleParts(search: SearchHit | StoredSearch): TextPart[] {
  const { type, hierarchy } = search;
  const content = type === "content" ? contentParts(search) : [];
  if (content.length > 0) return content;
  const level = type !== "content" && hierarchy[type] ? type : deepestLevel(hierarchy);
  const heading = headingParts(search, level);
  return heading.length > 0 ? heading : plain(search.url);
}

/** Where a search is: the headings above it from the page's title, without those that its list shows above. */
export function pathTexts({ type, hierarchy }: SearchHit | StoredSearch, belowTitle: boolean): string[] {
  const own = type === "content" ? LEVELS.length : Math.max(LEVELS.indexOf(type), 1);
  const above = LEVELS.slice(belowTitle ? 2 : 1, own);
  return above.map((level) => hierarchy[level]).filter((text): text is string => Boolean(text));
}
