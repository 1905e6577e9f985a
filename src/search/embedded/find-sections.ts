import { expand, findSimilar, type Expansion } from "./expand";
import { parseQuery } from "./parse-query";
import { matchWord, rankSections, type RankedSection } from "./rank";
import type { SiteIndex } from "./site-index";

/** The ranked matches of a query, and the matching terms of each of its words. */
export interface FoundSections {
  sections: RankedSection[];
  expansions: Expansion[][];
}

/**
 * Finds the sections that match a query. If no page contains all words, it treats each word as a prefix or a
 * misspelling. If there is still no such page, it returns those with the most words.
 */
export async function findSections(index: SiteIndex, query: string): Promise<FoundSections> {
  const words = parseQuery(query);
  if (words.length === 0) return { sections: [], expansions: [] };
  const attempt = async (isTolerant: boolean) => {
    const expansions = await Promise.all(words.map((word) => expand(index, word, isTolerant)));
    const found = expansions.map((list) => matchWord(index, list));
    return { ...rankSections(index, words, found), expansions };
  };
  const strict = await attempt(false);
  if (strict.coverage === words.length) return strict;
  const tolerant = await attempt(true);
  return tolerant.coverage > strict.coverage ? tolerant : strict;
}

const MOST = 3;
const FARTHEST = 3;

/** Suggests up to three queries with results for a query without any: spelling corrections, then frequent tags. */
export async function suggestQueries(index: SiteIndex, query: string): Promise<string[]> {
  const words = parseQuery(query).map(({ term }) => term);
  if (words.length === 0) return [];
  const spellings = await Promise.all(words.map((word) => findSimilar(index, word, false, FARTHEST)));
  const corrected = words.map((word, at) => spellings[at]![0]?.term ?? word).join(" ");
  const subjects = [...index.facets.tag].sort(([, a], [, b]) => b.size - a.size).map(([label]) => label);
  const candidates = [corrected, ...spellings.flat().map(({ term }) => term), ...words, ...subjects.slice(0, MOST)];
  const suggestions: string[] = [];
  for (const candidate of new Set(candidates)) {
    if (suggestions.length === MOST) break;
    if (candidate === query.trim()) continue;
    const { sections } = await findSections(index, candidate);
    if (sections.length > 0) suggestions.push(candidate);
  }
  return suggestions;
}
