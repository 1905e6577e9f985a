import { ANYTHING, HEADING_GAP, SHORT_PREFIX, type Occurrence } from "../embedded/format";
import { STOP_WORDS, termsOfText } from "../embedded/tokenize";
import type { IndexedPage } from "../records";

/** The data of an index. */
export interface IndexedTerms {
  occurrences: Map<string, Occurrence[]>;
  levels: number[];
  headingLengths: number[];
  lengths: number[];
}

/** A word may occur more often in a long section. The limit only protects against a text that repeats one word. */
const MAX_POSITIONS = 100;
/** The gap between the positions of two pieces, so that no phrase matches across them. */
const PIECE_GAP = 4;

/** Extracts the terms of all sections. Sections are numbered across all pages. */
export function indexTerms(pages: readonly IndexedPage[]): IndexedTerms {
  const index: IndexedTerms = { occurrences: new Map(), levels: [], headingLengths: [], lengths: [] };
  for (const page of pages) {
    for (const [sectionOnPage, { level, heading, pieces }] of page.sections.entries()) {
      const section = index.levels.length;
      const add = (term: string, position: number | null): void =>
        addPosition(index.occurrences, term, section, position);
      const title = termsOfText(heading);
      for (const { term, position } of title.terms) add(term, position);
      let length = 0;
      let offset = title.length + HEADING_GAP;
      for (const piece of pieces) {
        const text = termsOfText(piece);
        for (const { term, position } of text.terms) if (!STOP_WORDS.has(term)) add(term, offset + position);
        offset += text.length + PIECE_GAP;
        length += text.length;
      }
      const tags = sectionOnPage === 0 ? page.tags : [];
      for (const tag of tags) for (const { term } of termsOfText(tag).terms) add(term, null);
      index.levels.push(level);
      index.headingLengths.push(title.length);
      index.lengths.push(length);
    }
  }
  return index;
}

function addPosition(
  occurrences: IndexedTerms["occurrences"],
  term: string,
  section: number,
  position: number | null,
): void {
  let list = occurrences.get(term);
  if (!list) occurrences.set(term, (list = []));
  let last = list.at(-1);
  if (last?.section !== section) {
    // An array that has grown has unused capacity. Copying it halves the memory for all terms.
    if (last) last.positions = last.positions.slice();
    list.push((last = { section, positions: [], inTags: false }));
  }
  if (position === null) last.inTags = true;
  else if (last.positions.length < MAX_POSITIONS && last.positions.at(-1) !== position) last.positions.push(position);
}

const MAX_SECTIONS = 40;

/**
 * Returns, for each prefix of one or two letters, a term with the best matches, so that such a short query does not
 * load all of them. Titles and tags come first, then headings, then newer sections.
 */
export function shortPrefixes({ occurrences, levels, headingLengths }: IndexedTerms): Map<string, Occurrence[]> {
  const candidates = new Map<string, Map<number, Occurrence>>();
  for (const [term, list] of occurrences) {
    if (STOP_WORDS.has(term)) continue;
    const letters = [...term];
    for (let length = 1; length <= Math.min(SHORT_PREFIX, letters.length); length += 1) {
      const key = letters.slice(0, length).join("") + ANYTHING;
      let sections = candidates.get(key);
      if (!sections) candidates.set(key, (sections = new Map()));
      for (const { section, positions, inTags } of list) {
        const heading = positions.filter((position) => position < headingLengths[section]!);
        if (heading.length === 0 && !inTags) continue;
        const known = sections.get(section);
        const all = [...new Set([...(known?.positions ?? []), ...heading])].sort((a, b) => a - b);
        sections.set(section, { section, positions: all, inTags: inTags || (known?.inTags ?? false) });
      }
    }
  }
  const worth = ({ section, inTags }: Occurrence): number => (inTags ? 1 : levels[section]!);
  return new Map(
    [...candidates].flatMap(([key, sections]) => {
      const best = [...sections.values()].sort((a, b) => worth(a) - worth(b) || b.section - a.section);
      const kept = best.slice(0, MAX_SECTIONS).sort((a, b) => a.section - b.section);
      return kept.length > 0 ? [[key, kept] as const] : [];
    }),
  );
}
