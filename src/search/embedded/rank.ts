import type { Expansion } from "./expand";
import { decodePostings } from "./format";
import type { QueryWord } from "./parse-query";
import type { SiteIndex } from "./site-index";

/** A matching section with its score. */
export interface RankedSection {
  page: number;
  section: number;
  score: number;
}

const MAX_SECTIONS_PER_PAGE = 5;
/** The weight of word proximity relative to the words' own scores. */
const PROXIMITY_WEIGHT = 4;
/** The bonus for a section that contains matches which would otherwise be spread over several sections. */
const TOGETHER_BONUS = 0.3;
/** The weight of further sections of the page that contain the same word. */
const ELSEWHERE_WEIGHT = 0.15;
/** The factor for each further section of a page, so that other pages come in between. */
const NEXT_SECTION_FACTOR = 0.93;

/**
 * Ranks the matching sections, the best first. Pages with more of the query words come first; `coverage` is the number
 * of words on the best page. Sections of a page add to each other's scores, so that the query words may be in different
 * sections. Of equal pages the last comes first, since the index has the newest posts last.
 */
export function rankSections(index: SiteIndex, words: readonly QueryWord[], found: readonly FoundWord[]) {
  dropBrokenPhrases(words, found);
  const pages = collectPages(index, found);
  const coverage = Math.max(0, ...[...pages.values()].map((page) => page.coverage));
  const ranked: RankedSection[] = [];
  for (const [number, page] of pages) {
    if (page.coverage < coverage) continue;
    ranked.push(...rankPage(index, number, page, words, found));
  }
  return { sections: ranked.sort((a, b) => b.score - a.score || b.page - a.page), coverage };
}

interface FoundPage {
  sections: Set<number>;
  /** The score of each query word on the page; 0 if the page does not contain it. */
  best: number[];
  coverage: number;
}

function collectPages(index: SiteIndex, found: readonly FoundWord[]): Map<number, FoundPage> {
  const pages = new Map<number, FoundPage>();
  for (const [word, { sections }] of found.entries()) {
    for (const [section, { score }] of sections) {
      const number = index.pageOfSection[section]!;
      let page = pages.get(number);
      if (!page) pages.set(number, (page = { sections: new Set(), best: found.map(() => 0), coverage: 0 }));
      page.sections.add(section);
      if (page.best[word] === 0) page.coverage += 1;
      const best = page.best[word]!;
      page.best[word] = Math.max(best, score) + ELSEWHERE_WEIGHT * Math.min(best, score);
    }
  }
  return pages;
}

function rankPage(
  index: SiteIndex,
  page: number,
  { sections, best }: FoundPage,
  words: readonly QueryWord[],
  found: readonly FoundWord[],
): RankedSection[] {
  const scored = [...sections].map((section) => {
    const matches = found.map((word) => word.sections.get(section));
    let score = matches.reduce((sum, match) => sum + (match?.score ?? 0), 0) * TOGETHER_BONUS;
    for (let at = 1; at < matches.length; at += 1) {
      const [first, second] = [matches[at - 1], matches[at]];
      if (!first || !second) continue;
      const weight = (found[at - 1]!.weight + found[at]!.weight) / 2;
      const distance = words[at]!.position - words[at - 1]!.position;
      score += PROXIMITY_WEIGHT * weight * proximity(first.positions, second.positions, distance);
    }
    return { section, score, coverage: matches.filter(Boolean).length };
  });
  const most = Math.max(...scored.map(({ coverage }) => coverage));
  const shown = scored
    .filter(({ coverage }) => coverage === most)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, MAX_SECTIONS_PER_PAGE);
  const top = shown[0]!.score;
  const pageScore = best.reduce((sum, score) => sum + score, 0) + top + index.ranks[page]! / 100;
  return shown.map(({ section, score }, at) => ({
    page,
    section,
    score: pageScore * (at === 0 ? 1 : NEXT_SECTION_FACTOR ** at * (0.5 + (0.5 * score) / top)),
  }));
}

/** Removes the matches of phrase words in sections that do not contain the whole phrase. */
function dropBrokenPhrases(words: readonly QueryWord[], found: readonly FoundWord[]): void {
  const phrases = new Set(words.map(({ phrase }) => phrase).filter((phrase) => phrase !== null));
  for (const phrase of phrases) {
    const members = words.flatMap((word, at) =>
      word.phrase === phrase ? [{ word, sections: found[at]!.sections }] : [],
    );
    for (const section of new Set(members.flatMap(({ sections }) => [...sections.keys()]))) {
      const positions = members.map(({ sections }) => sections.get(section)?.positions ?? []);
      const offsets = members.map(({ word }) => word.position);
      if (!hasPhrase(positions, offsets)) for (const { sections } of members) sections.delete(section);
    }
  }
}

/** The match of a query word in a section. */
interface WordMatch {
  score: number;
  /** Word positions, ascending. */
  positions: number[];
}

/** The matches of a query word by section. */
interface FoundWord {
  /** The weight of the word. Rarer words weigh more. */
  weight: number;
  sections: Map<number, WordMatch>;
}

/**
 * The weight of a match in a heading, by heading level (1 is the title). A match in the text has a weight of at most 1.
 */
const HEADING_WEIGHTS = [0, 3, 2, 1.7, 1.5, 1.4, 1.3];
const TAG_WEIGHT = 1.5;
const SATURATION = 0.9;
const LENGTH_INFLUENCE = 0.6;

/** Scores the matches of a word in each section: BM25F with fields for headings, tags and text. */
export function matchWord(index: SiteIndex, expansions: readonly Expansion[]): FoundWord {
  const sections = new Map<number, WordMatch>();
  for (const { postings, quality } of expansions) {
    for (const { section, positions, inTags } of decodePostings(postings)) {
      const score = quality * scoreIn(index, section, positions, inTags);
      const known = sections.get(section);
      if (!known) sections.set(section, { score, positions });
      else {
        known.score = Math.max(known.score, score) + 0.1 * Math.min(known.score, score);
        known.positions = [...known.positions, ...positions].sort((a, b) => a - b);
      }
    }
  }
  const rarity = Math.log(1 + (index.sectionCount - sections.size + 0.5) / (sections.size + 0.5));
  const weight = Math.max(0.1, rarity);
  for (const match of sections.values()) match.score *= weight;
  return { weight, sections };
}

function scoreIn(index: SiteIndex, section: number, positions: readonly number[], inTags: boolean): number {
  const headingLength = index.headingLengths[section]!;
  const inHeading = positions.filter((position) => position < headingLength).length;
  const inText = positions.length - inHeading;
  const relativeLength = index.lengths[section]! / (index.averageLength || 1);
  const text = inText / (inText + SATURATION * (1 - LENGTH_INFLUENCE + LENGTH_INFLUENCE * relativeLength));
  const heading = inHeading > 0 ? HEADING_WEIGHTS[index.levelOf(section)]! / (0.7 + 0.06 * headingLength) : 0;
  return text + heading + (inTags ? TAG_WEIGHT : 0);
}

const MAX_DISTANCE = 10;

/**
 * Scores the proximity of two query words, from 0 (far apart) to 1 (as in the query). `distance` is the distance of the
 * second word from the first in the query. Both lists are ascending.
 */
function proximity(first: readonly number[], second: readonly number[], distance: number): number {
  let best = MAX_DISTANCE + 1;
  let from = 0;
  for (const position of first) {
    while (from < second.length && second[from]! < position - MAX_DISTANCE) from += 1;
    for (let at = from; at < second.length && second[at]! <= position + MAX_DISTANCE + distance; at += 1) {
      const gap = Math.abs(second[at]! - position - distance);
      if (gap < best) best = gap;
    }
  }
  return best > MAX_DISTANCE ? 0 : 1 / (1 + best);
}

/** Whether the words of a phrase occur at the same distances as in the query. */
function hasPhrase(positions: readonly (readonly number[])[], offsets: readonly number[]): boolean {
  const [first = [], ...others] = positions;
  return first.some((position) =>
    others.every((list, index) => list.includes(position + offsets[index + 1]! - offsets[0]!)),
  );
}
