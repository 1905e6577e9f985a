import { ANYTHING, HEADING_GAP, SHORT_PREFIX } from "../embedded/format";
import { STOP_WORDS, termsOfText } from "../embedded/tokenize";
import type { SearchPage } from "../search-page";

/** Where a term stands in a section. */
export interface Occurrence {
  section: number;
  /** Numbers of words, ascending: those of the heading, and behind a gap those of the text. */
  places: number[];
  inTags: boolean;
}

/** What an index is made of. */
export interface IndexedTerms {
  occurrences: Map<string, Occurrence[]>;
  levels: number[];
  headingLengths: number[];
  lengths: number[];
}

const MOST_PLACES = 12;
/** Places of two pieces are so far apart that they are not taken for a phrase. */
const PIECE_GAP = 4;

/** Reads the terms of all sections, which are numbered through all pages. */
export function indexTerms(pages: readonly SearchPage[]): IndexedTerms {
  const index: IndexedTerms = { occurrences: new Map(), levels: [], headingLengths: [], lengths: [] };
  for (const page of pages) {
    for (const [position, { level, heading, pieces }] of page.sections.entries()) {
      const section = index.levels.length;
      const add = (term: string, place: number | null): void => addPlace(index.occurrences, term, section, place);
      const title = termsOfText(heading);
      for (const { term, place } of title.terms) add(term, place);
      let length = 0;
      let offset = title.length + HEADING_GAP;
      for (const piece of pieces) {
        const text = termsOfText(piece);
        for (const { term, place } of text.terms) if (!STOP_WORDS.has(term)) add(term, offset + place);
        offset += text.length + PIECE_GAP;
        length += text.length;
      }
      const tags = position === 0 ? page.tags : [];
      for (const tag of tags) for (const { term } of termsOfText(tag).terms) add(term, null);
      index.levels.push(level);
      index.headingLengths.push(title.length);
      index.lengths.push(length);
    }
  }
  return index;
}

function addPlace(occurrences: IndexedTerms["occurrences"], term: string, section: number, place: number | null): void {
  let list = occurrences.get(term);
  if (!list) occurrences.set(term, (list = []));
  let last = list.at(-1);
  if (last?.section !== section) {
    // A list that has grown has room for 16 more places: of a copy, which has none, all terms take half the memory.
    if (last) last.places = last.places.slice();
    list.push((last = { section, places: [], inTags: false }));
  }
  if (place === null) last.inTags = true;
  else if (last.places.length < MOST_PLACES && last.places.at(-1) !== place) last.places.push(place);
}

const MOST_SECTIONS = 40;

/**
 * What is best of all that begins with one or two letters: a term of its own, so that whoever has typed no more
 * does not load all of it. Titles and tags come first, then headings, then newer sections.
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
      for (const { section, places, inTags } of list) {
        const heading = places.filter((place) => place < headingLengths[section]!);
        if (heading.length === 0 && !inTags) continue;
        const known = sections.get(section);
        const all = [...new Set([...(known?.places ?? []), ...heading])].sort((a, b) => a - b);
        sections.set(section, { section, places: all, inTags: inTags || (known?.inTags ?? false) });
      }
    }
  }
  const worth = ({ section, inTags }: Occurrence): number => (inTags ? 1 : levels[section]!);
  return new Map(
    [...candidates].flatMap(([key, sections]) => {
      const best = [...sections.values()].sort((a, b) => worth(a) - worth(b) || b.section - a.section);
      const kept = best.slice(0, MOST_SECTIONS).sort((a, b) => a.section - b.section);
      return kept.length > 0 ? [[key, kept] as const] : [];
    }),
  );
}
