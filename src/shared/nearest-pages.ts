import { editDistance } from "./edit-distance";
import { decodeAddress } from "./paths";

/** The path and title of a page. */
export type KnownPage = readonly [path: string, title: string];

/** Addresses with a lower score are unrelated. */
const LEAST = 0.35;
const MOST_PAGES = 4;
/** How many words of the requested address are compared, each with those of all pages. */
const MOST_WORDS = 20;

/** Returns the pages whose addresses are most similar to the requested one, the most similar first. */
export function nearestPages(asked: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = wordsOf(asked).slice(0, MOST_WORDS).map(scorerOf);
  if (wanted.length === 0) return [];
  return pages
    .map((page) => ({
      page,
      score: Math.max(similarity(wanted, wordsOf(page[0])), similarity(wanted, wordsOf(page[1]))),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score || a.page[0].length - b.page[0].length)
    .slice(0, MOST_PAGES)
    .map(({ page }) => page);
}

/** Returns the significant words of an address, without its extension and generic words. */
export function wordsOf(address: string): string[] {
  const text = decodeAddress(address.toLowerCase()).replace(/\.\w{2,5}$/, "");
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !GENERIC.has(word));
}

const GENERIC = new Set([
  "blog",
  "docs",
  "tags",
  "index",
  "html",
  "page",
  "category",
  "posts",
  "the",
  "a",
  "of",
  "and",
]);

/** Returns a score from 0 to 1. */
type Scorer = (word: string) => number;

/** Scores words by how alike they are to this one. Pages share many words, so each word is compared only once. */
function scorerOf(word: string): Scorer {
  const known = new Map<string, number>();
  return (other) => {
    const score = known.get(other) ?? alike(word, other);
    known.set(other, score);
    return score;
  };
}

/** Returns a score from 0 to 1: how well the words of each side match those of the other. */
function similarity(wanted: readonly Scorer[], words: readonly string[]): number {
  if (words.length === 0) return 0;
  const found = wanted.reduce((sum, score) => sum + Math.max(...words.map(score)), 0) / wanted.length;
  const meant = words.reduce((sum, word) => sum + Math.max(...wanted.map((score) => score(word))), 0) / words.length;
  return (2 * found + meant) / 3;
}

/** 1 minus the edits per letter of the longer word, or 0 if that is below 0.6: short words reach 0.5 by accident. */
function alike(one: string, other: string): number {
  const length = Math.max(one.length, other.length);
  const most = Math.floor(0.4 * length);
  const edits = editDistance(one, other, most);
  return edits > most ? 0 : 1 - edits / length;
}
