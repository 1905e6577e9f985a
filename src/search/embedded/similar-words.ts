import { editDistance } from "./edit-distance";
import type { SiteIndex } from "./site-index";

export interface SimilarWord {
  term: string;
  /** Edits; see `editDistance`. */
  distance: number;
}

const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 8;
const PREFIX_FROM = 5;
const MOST = 4;

/** The words that a misspelt one is likely meant for: the fewest edits first, then the most frequent. */
export async function findSimilar(
  index: SiteIndex,
  word: string,
  isPrefix: boolean,
  most = word.length >= TWO_EDITS_FROM ? 2 : 1,
): Promise<SimilarWord[]> {
  if (word.length < ONE_EDIT_FROM || !/^\p{L}+$/u.test(word)) return [];
  const found: (SimilarWord & { frequency: number; isBegun: boolean })[] = [];
  for (const [term, frequency] of await index.wordsLike(word)) {
    if (term === word) continue;
    const distance = editDistance(word, term, most);
    if (distance <= most) found.push({ term, distance, frequency, isBegun: false });
    else if (isPrefix && word.length >= PREFIX_FROM && editDistance(word, term, 1, true) <= 1) {
      found.push({ term, distance: 1, frequency, isBegun: true });
    }
  }
  const whole = found.filter(({ isBegun }) => !isBegun);
  const considered = whole.some(({ distance }) => distance === 1) ? whole : found;
  const least = Math.min(...considered.map(({ distance }) => distance));
  return considered
    .filter(({ distance }) => distance === least)
    .sort((a, b) => b.frequency - a.frequency || (a.term < b.term ? -1 : 1))
    .slice(0, MOST);
}
