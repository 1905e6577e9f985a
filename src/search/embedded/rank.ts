import type { FoundWord } from "./match-words";
import { hasPhrase, nearness } from "./nearness";
import type { QueryWord } from "./parse-query";
import type { SiteIndex } from "./site-index";

/** A section that answers a query. */
export interface RankedSection {
  page: number;
  section: number;
  score: number;
}

export interface Ranking {
  /** The best first. */
  sections: RankedSection[];
  /** How many words of the query the best page has. */
  coverage: number;
}

const MOST_OF_PAGE = 5;
/** What words near each other are worth, beside what they are worth by themselves. */
const NEARNESS_WORTH = 4;
/** What a page gains if one section has what else would be found across several. */
const TOGETHER_WORTH = 0.3;
/** What a word gains by standing in other sections of the page too. */
const ELSEWHERE_WORTH = 0.15;
/** Each further section of a page stands a little behind: other pages come in between. */
const NEXT_OF_PAGE = 0.93;

/**
 * Ranks the sections that have words of the query. Pages with more of the words come first; the sections of a page
 * support each other, so that words of one query may stand in several of them.
 */
export function rankSections(index: SiteIndex, words: readonly QueryWord[], found: readonly FoundWord[]): Ranking {
  dropBrokenPhrases(words, found);
  const pages = collectPages(index, found);
  const coverage = Math.max(0, ...[...pages.values()].map((page) => page.coverage));
  const ranked: RankedSection[] = [];
  for (const [number, page] of pages) {
    if (page.coverage < coverage) continue;
    ranked.push(...rankPage(index, number, page, words, found));
  }
  return { sections: ranked.sort((a, b) => b.score - a.score || b.page - a.page || a.section - b.section), coverage };
}

interface FoundPage {
  sections: Set<number>;
  /** Of each word the score of its best section; 0 for none. */
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
      page.best[word] = Math.max(best, score) + ELSEWHERE_WORTH * Math.min(best, score);
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
    let score = matches.reduce((sum, match) => sum + (match?.score ?? 0), 0) * TOGETHER_WORTH;
    for (let at = 1; at < matches.length; at += 1) {
      const [first, second] = [matches[at - 1], matches[at]];
      if (!first || !second) continue;
      const weight = (found[at - 1]!.weight + found[at]!.weight) / 2;
      const distance = words[at]!.place - words[at - 1]!.place;
      score += NEARNESS_WORTH * weight * nearness(first.places, second.places, distance);
    }
    return { section, score, coverage: matches.filter(Boolean).length };
  });
  const most = Math.max(...scored.map(({ coverage }) => coverage));
  const shown = scored
    .filter(({ coverage }) => coverage === most)
    .sort((a, b) => b.score - a.score || a.section - b.section)
    .slice(0, MOST_OF_PAGE);
  const top = shown[0]!.score;
  const pageScore = best.reduce((sum, score) => sum + score, 0) + top + index.ranks[page]! / 100;
  return shown.map(({ section, score }, at) => ({
    ...{ page, section },
    score: pageScore * (at === 0 ? 1 : NEXT_OF_PAGE ** at * (0.5 + (0.5 * score) / top)),
  }));
}

/** A section without a quoted phrase has none of its words. */
function dropBrokenPhrases(words: readonly QueryWord[], found: readonly FoundWord[]): void {
  const phrases = new Set(words.map(({ phrase }) => phrase).filter((phrase) => phrase !== null));
  for (const phrase of phrases) {
    const members = words.flatMap((word, at) =>
      word.phrase === phrase ? [{ word, sections: found[at]!.sections }] : [],
    );
    for (const section of new Set(members.flatMap(({ sections }) => [...sections.keys()]))) {
      const places = members.map(({ sections }) => sections.get(section)?.places ?? []);
      const offsets = members.map(({ word }) => word.place);
      if (!hasPhrase(places, offsets)) for (const { sections } of members) sections.delete(section);
    }
  }
}
