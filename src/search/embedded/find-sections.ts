import { expand, type Expansion } from "./expand";
import { matchWord } from "./match-words";
import { parseQuery, type QueryWord } from "./parse-query";
import { rankSections, type RankedSection } from "./rank";
import type { SiteIndex } from "./site-index";

/** What a query found, in order, and the terms that stand for each of its words. */
export interface FoundSections {
  sections: RankedSection[];
  words: QueryWord[];
  expansions: Expansion[][];
}

/**
 * The sections that answer a query. If no page has all the words, each may be a beginning or misspelt; if still none
 * has, those with most of them are found.
 */
export async function findSections(index: SiteIndex, query: string): Promise<FoundSections> {
  const words = parseQuery(query);
  if (words.length === 0) return { sections: [], words, expansions: [] };
  const attempt = async (everything: boolean) => {
    const expansions = await Promise.all(words.map((word) => expand(index, word, { everything })));
    const found = expansions.map((list) => matchWord(index, list));
    return { ...rankSections(index, words, found), words, expansions };
  };
  const strict = await attempt(false);
  if (strict.coverage === words.length) return strict;
  const tolerant = await attempt(true);
  return tolerant.coverage > strict.coverage ? tolerant : strict;
}
