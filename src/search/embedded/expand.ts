import { ANYTHING, SHORT_PREFIX } from "./format";
import type { QueryWord } from "./parse-query";
import type { SiteIndex } from "./site-index";
import { stem } from "./tokenize";
import { editDistance } from "../../shared/edit-distance";

/** A term of the index that matches a word of the query. */
export interface Expansion {
  term: string;
  /** Encoded. See `decodePostings`. */
  postings: string;
  /** The quality of the match: 1 for an exact match. */
  quality: number;
  /** How many letters at the start of the term to mark: those of a prefix, otherwise all. */
  matchedLetters: number;
}

const LAST = "\uffff";
const MAX_PREFIX_MATCHES = 80;
const STEM_QUALITY = 0.7;
const CORRECTION_QUALITY = [1, 0.6, 0.35];
const COMPOUND_QUALITY = 2;

/**
 * Returns the terms that a word may match: itself, words with the same stem, words that it is a prefix of, and spelling
 * corrections.
 * @param isTolerant Whether to treat each word as a prefix, and to correct it even if it exists.
 */
export async function expand(index: SiteIndex, word: QueryWord, isTolerant: boolean): Promise<Expansion[]> {
  const exact = [...(await expandSpelling(index, word.term, word.isPrefix)), ...(await expandCompound(index, word))];
  if (exact.length > 0 && !isTolerant) return exact;
  const prefixed = isTolerant || exact.length === 0 ? await expandSpelling(index, word.term, true) : [];
  const found = prefixed.length > exact.length ? prefixed : exact;
  if (found.length > 0 && !isTolerant) return found;
  const similar = await findSimilar(index, word.term, word.isPrefix);
  const corrected = await Promise.all(
    similar.map(async ({ term, distance }) =>
      (await expandSpelling(index, term, false)).map((expansion) => ({
        ...expansion,
        quality: expansion.quality * CORRECTION_QUALITY[distance]!,
      })),
    ),
  );
  const known = new Set(found.map(({ term }) => term));
  return [...found, ...corrected.flat().filter(({ term }) => !known.has(term))];
}

/** A compound such as `has_many` counts more than its parts. */
async function expandCompound(index: SiteIndex, { compound }: QueryWord): Promise<Expansion[]> {
  if (compound === undefined) return [];
  const terms = await index.termsBetween(compound, compound);
  return terms.map(([term, postings]) => ({ term, postings, quality: COMPOUND_QUALITY, matchedLetters: term.length }));
}

async function expandSpelling(index: SiteIndex, word: string, isPrefix: boolean): Promise<Expansion[]> {
  const letters = [...word];
  if (letters.length <= SHORT_PREFIX) return expandShort(index, word, isPrefix);
  const wordStem = stem(word);
  let shared = 0;
  while (shared < wordStem.length && wordStem[shared] === word[shared]) shared += 1;
  const root = word.slice(0, Math.max(SHORT_PREFIX, shared));
  const terms = await index.termsBetween(root, root + LAST);
  const whole = terms.flatMap(([term, postings]): Expansion[] => {
    const quality = term === word ? 1 : stem(term) === wordStem ? STEM_QUALITY : 0;
    return quality > 0 ? [{ term, postings, quality, matchedLetters: term.length }] : [];
  });
  if (!isPrefix) return whole;
  const known = new Set(whole.map(({ term }) => term));
  const prefixed = terms
    .filter(([term]) => term.startsWith(word) && !known.has(term))
    .map(([term, postings]): Expansion => {
      const quality = 0.5 + (0.35 * word.length) / term.length;
      return { term, postings, quality, matchedLetters: word.length };
    });
  if (prefixed.length > MAX_PREFIX_MATCHES)
    prefixed.sort((a, b) => b.postings.length - a.postings.length).length = MAX_PREFIX_MATCHES;
  return [...whole, ...prefixed];
}

/** One or two letters are a prefix of too many words, so their best matches are stored as a separate term. */
async function expandShort(index: SiteIndex, word: string, isPrefix: boolean): Promise<Expansion[]> {
  const terms = await index.termsBetween(word, isPrefix ? word + ANYTHING : word);
  return terms
    .filter(([term]) => term === word || term === word + ANYTHING)
    .map(([term, postings]) => ({
      term,
      postings,
      matchedLetters: word.length,
      quality: term === word ? 1 : 0.6,
    }));
}

interface SimilarWord {
  term: string;
  /** The number of edits. See `editDistance`. */
  distance: number;
}

const MIN_LENGTH_FOR_ONE_EDIT = 4;
const MIN_LENGTH_FOR_TWO_EDITS = 8;
const MIN_LENGTH_FOR_PREFIX = 5;
const MAX_CORRECTIONS = 4;

/** Returns the most likely corrections of a misspelled word: the fewest edits first, then the most frequent words. */
async function findSimilar(index: SiteIndex, word: string, isPrefix: boolean): Promise<SimilarWord[]> {
  if (word.length < MIN_LENGTH_FOR_ONE_EDIT || !/^[\p{L}\p{M}]+$/u.test(word)) return [];
  const maxEdits = word.length >= MIN_LENGTH_FOR_TWO_EDITS ? 2 : 1;
  const found: (SimilarWord & { frequency: number; isPrefixMatch: boolean })[] = [];
  for (const [term, frequency] of await index.wordsLike(word)) {
    if (term === word) continue;
    const distance = editDistance(word, term, maxEdits);
    if (distance <= maxEdits) found.push({ term, distance, frequency, isPrefixMatch: false });
    else if (isPrefix && word.length >= MIN_LENGTH_FOR_PREFIX && editDistance(word, term, 1, true) <= 1) {
      found.push({ term, distance: 1, frequency, isPrefixMatch: true });
    }
  }
  const whole = found.filter(({ isPrefixMatch }) => !isPrefixMatch);
  const considered = whole.some(({ distance }) => distance === 1) ? whole : found;
  const least = Math.min(...considered.map(({ distance }) => distance));
  return considered
    .filter(({ distance }) => distance === least)
    .sort((a, b) => b.frequency - a.frequency)
    .slice(0, MAX_CORRECTIONS);
}
