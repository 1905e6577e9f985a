import { LEVELS, type MarkedText, type SearchHierarchy, type SearchHit, type SearchLevel } from "../engine";

/** A part of a text. `marked` is whether it matches the query. */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** Reverses `escapeMarkup`, which both engines use. */
const decode = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(+code));

/** Parses a highlighted value. Everything except `<mark>` becomes plain text. */
export function toParts({ value }: MarkedText): TextPart[] {
  let marked = false;
  const parts: TextPart[] = [];
  for (const piece of value.split(/(<\/?mark>)/)) {
    if (piece === "<mark>" || piece === "</mark>") marked = piece === "<mark>";
    else if (piece !== "") parts.push({ text: decode(piece), marked });
  }
  return parts;
}

const plain = (text: string | null | undefined): TextPart[] => (text ? [{ text, marked: false }] : []);

/** Returns the text of a heading above a hit with its matches marked. */
export function headingParts(
  { hierarchy, _highlightResult, _snippetResult }: SearchHit,
  level: SearchLevel,
): TextPart[] {
  const found = _highlightResult.hierarchy[level] ?? _snippetResult.hierarchy[level];
  return found ? toParts(found) : plain(hierarchy[level]);
}

/** Returns the text of a hit's content with its matches marked. */
export function contentParts({ content, _snippetResult }: SearchHit): TextPart[] {
  const found = _snippetResult.content;
  return found ? toParts(found) : plain(content);
}

/** Returns the level of the deepest heading of a hit. */
export function deepestLevel(hierarchy: Partial<SearchHierarchy>): SearchLevel {
  return LEVELS.findLast((level) => hierarchy[level]) ?? "lvl1";
}
