import { findSections } from "./find-sections";
import { parseQuery } from "./parse-query";
import { findSimilar } from "./similar-words";
import type { SiteIndex } from "./site-index";

const MOST = 3;
const FARTHEST = 3;

/** Up to three queries that have results in place of one that has none: its words spelt otherwise, then common subjects. */
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
