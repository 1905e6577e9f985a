import { expand, type Expansion } from "./expand";
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
