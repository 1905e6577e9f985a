import { ANYTHING, SHORT_PREFIX } from "./format";
import type { QueryWord } from "./parse-query";
import type { Postings } from "./postings";
import type { SiteIndex } from "./site-index";
import { stem } from "./tokenize";
import { editDistance } from "../../shared/edit-distance";

/** A term of the index that stands for a word of the query. */
export interface Expansion {
  term: string;
  places: Postings;
  /** How well it stands for the word: 1 for the word itself. */
  quality: number;
  /** How much of the term is what was typed, in letters: all of it, or the beginning. */
  matchedLetters: number;
}

/** How far a word may be from what is found. */
export interface Tolerance {
  /** Every word may be a beginning, and misspelt even if there is such a word. */
  everything: boolean;
}

const LAST = "\uffff";
const MOST_PREFIXED = 80;
const SAME_STEM = 0.7;
const MISSPELT = [1, 0.6, 0.35];
const AS_COMPOUND = 2;

/** The terms that a word may stand for: itself, words of the same stem, what begins with it, and what it may be misspelt for. */
export async function expand(index: SiteIndex, word: QueryWord, { everything }: Tolerance): Promise<Expansion[]> {
  const exact = [...(await expandSpelling(index, word.term, word.isPrefix)), ...(await expandCompound(index, word))];
  if (exact.length > 0 && !everything) return exact;
  const begun = everything || exact.length === 0 ? await expandSpelling(index, word.term, true) : [];
  const found = begun.length > exact.length ? begun : exact;
  if (found.length > 0 && !everything) return found;
  const similar = await findSimilar(index, word.term, word.isPrefix);
  const corrected = await Promise.all(
    similar.map(async ({ term, distance }) =>
      (await expandSpelling(index, term, false)).map((expansion) => ({
        ...expansion,
        quality: expansion.quality * MISSPELT[distance]!,
      })),
    ),
  );
  const known = new Set(found.map(({ term }) => term));
  return [...found, ...corrected.flat().filter(({ term }) => !known.has(term))];
}

/** A name such as `has_many` is more than its words. */
async function expandCompound(index: SiteIndex, { compound }: QueryWord): Promise<Expansion[]> {
  if (compound === undefined) return [];
  const terms = await index.termsBetween(compound, compound);
  return terms.map(([term, places]) => ({ term, places, quality: AS_COMPOUND, matchedLetters: term.length }));
}

async function expandSpelling(index: SiteIndex, word: string, isPrefix: boolean): Promise<Expansion[]> {
  const letters = [...word];
  if (letters.length <= SHORT_PREFIX) return expandShort(index, word, isPrefix);
  const wordStem = stem(word);
  let shared = 0;
  while (shared < wordStem.length && wordStem[shared] === word[shared]) shared += 1;
  const root = word.slice(0, Math.max(SHORT_PREFIX, shared));
  const terms = await index.termsBetween(root, root + LAST);
  const whole = terms.flatMap(([term, places]): Expansion[] => {
    const quality = term === word ? 1 : stem(term) === wordStem ? SAME_STEM : 0;
    return quality > 0 ? [{ term, places, quality, matchedLetters: term.length }] : [];
  });
  if (!isPrefix) return whole;
  const known = new Set(whole.map(({ term }) => term));
  const begun = terms
    .filter(([term]) => term.startsWith(word) && !known.has(term))
    .map(([term, places]): Expansion => {
      const quality = 0.5 + (0.35 * word.length) / term.length;
      return { term, places, quality, matchedLetters: word.length };
    });
  if (begun.length > MOST_PREFIXED) begun.sort((a, b) => b.places.weight - a.places.weight).length = MOST_PREFIXED;
  return [...whole, ...begun];
}

/** One or two letters would begin too many words: what is best of them is a term of its own. */
async function expandShort(index: SiteIndex, word: string, isPrefix: boolean): Promise<Expansion[]> {
  const terms = await index.termsBetween(word, isPrefix ? word + ANYTHING : word);
  return terms
    .filter(([term]) => term === word || term === word + ANYTHING)
    .map(([term, places]) => ({
      ...{ term, places, matchedLetters: word.length },
      quality: term === word ? 1 : 0.6,
    }));
}

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
