import type { SearchHit, SearchHierarchy, SearchLevel, HighlightedValue } from "../engine";
import { hierarchiesOf, positionOf, toRecord } from "../records";
import type { SearchPage } from "../search-page";
import { findWords, highlight, snippet, type FoundTerms } from "./highlight";

interface HitRequest {
  page: SearchPage;
  /** Its number on the page. */
  section: number;
  terms: FoundTerms;
  snippetWords: number;
  basePath: string;
}

/** The record that answers best in a section: its heading, or the piece with the most words of the query. */
export function toHit({ page, section, terms, snippetWords, basePath }: HitRequest): SearchHit {
  const hierarchy = hierarchiesOf(page)[section]!;
  const piece = bestPiece(page.sections[section]!, terms);
  const position = positionOf(page, section) + (piece === null ? 0 : piece + 1);
  const record = toRecord(page, section, piece, position, hierarchy, basePath);
  const { content } = record;
  return {
    ...record,
    _highlightResult: {
      hierarchy: mapLevels(hierarchy, (text) => highlight(text, terms)),
      ...(content === null ? {} : { content: highlight(content, terms) }),
    },
    _snippetResult: {
      hierarchy: mapLevels(hierarchy, (text) => snippet(text, terms, snippetWords)),
      ...(content === null ? {} : { content: snippet(content, terms, snippetWords) }),
    },
  };
}

/** Null for the heading: it has as many words of the query as any piece below it. */
function bestPiece({ heading, pieces }: SearchPage["sections"][number], terms: FoundTerms): number | null {
  let best: number | null = null;
  let most = score(heading, terms);
  for (const [index, piece] of pieces.entries()) {
    const value = score(piece, terms);
    if (value <= most) continue;
    most = value;
    best = index;
  }
  return best;
}

/** Different words count first, then that they stand next to each other. */
function score(text: string, terms: FoundTerms): number {
  const found = findWords(text, terms);
  const different = new Set(found.flatMap(({ words }) => words)).size;
  let adjacent = 0;
  for (let at = 1; at < found.length; at += 1) {
    const [before, after] = [found[at - 1]!, found[at]!];
    if (after.start - before.end < 3 && before.words[0] !== after.words[0]) adjacent += 1;
  }
  return different + Math.min(0.9, adjacent * 0.3);
}

function mapLevels(
  hierarchy: SearchHierarchy,
  map: (text: string) => HighlightedValue,
): Partial<Record<SearchLevel, HighlightedValue>> {
  const entries = Object.entries(hierarchy) as [SearchLevel, string | null][];
  return Object.fromEntries(entries.flatMap(([level, text]) => (text === null ? [] : [[level, map(text)]])));
}
