import type { Expansion } from "./expand";
import type { SiteIndex } from "./site-index";

/** What a word of the query found in one section. */
export interface WordMatch {
  score: number;
  /** Numbers of words, ascending. */
  places: number[];
}

/** What a word found, by section. */
export interface FoundWord {
  /** How much it tells: the rarer, the more. */
  weight: number;
  sections: Map<number, WordMatch>;
}

/** What a word in a heading is worth, by its level: 1 is the title. A word in the text is worth at most 1. */
const HEADING_WORTH = [0, 3, 2, 1.7, 1.5, 1.4, 1.3];
const TAG_WORTH = 1.5;
const SATURATION = 0.9;
const LENGTH_INFLUENCE = 0.6;

/** Where a word stands, and what that is worth in each section: BM25F with fields for headings, tags and text. */
export function matchWord(index: SiteIndex, expansions: readonly Expansion[]): FoundWord {
  const sections = new Map<number, WordMatch>();
  for (const { places, quality } of expansions) {
    for (const [at, section] of places.sections.entries()) {
      const found = places.at(at);
      const score = quality * worthOf(index, section, found, places.inTags(at));
      const known = sections.get(section);
      if (!known) sections.set(section, { score, places: found });
      else {
        known.score = Math.max(known.score, score) + 0.1 * Math.min(known.score, score);
        known.places = [...known.places, ...found].sort((a, b) => a - b);
      }
    }
  }
  const rarity = Math.log(1 + (index.sectionCount - sections.size + 0.5) / (sections.size + 0.5));
  const weight = Math.max(0.1, rarity);
  for (const match of sections.values()) match.score *= weight;
  return { weight, sections };
}

function worthOf(index: SiteIndex, section: number, places: readonly number[], inTags: boolean): number {
  const headingLength = index.headingLengths[section]!;
  const inHeading = places.filter((place) => place < headingLength).length;
  const inText = places.length - inHeading;
  const relativeLength = index.lengths[section]! / (index.averageLength || 1);
  const text = inText / (inText + SATURATION * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * relativeLength));
  const heading = inHeading > 0 ? HEADING_WORTH[index.levelOf(section)]! / (0.7 + 0.06 * headingLength) : 0;
  return text + heading + (inTags ? TAG_WORTH : 0);
}
