import { editDistance } from "./edit-distance";
import { decodeAddress } from "./paths";

/** The path and title of a page. */
export type KnownPage = readonly [path: string, title: string];

/** Addresses with a lower score are unrelated. */
const LEAST = 0.35;
const MOST_PAGES = 4;

/** Returns the pages whose addresses are most similar to the requested one, the most similar first. */
export function nearestPages(asked: string, pages: readonly KnownPage[]): KnownPage[] {
  const wanted = wordsOf(asked);
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

/** Returns a score from 0 to 1: how well the words of each side match those of the other. */
function similarity(some: readonly string[], others: readonly string[]): number {
  if (others.length === 0) return 0;
  const found = (from: readonly string[], among: readonly string[]) =>
    from.reduce((sum, word) => sum + Math.max(...among.map((other) => alike(word, other))), 0) / from.length;
  return (2 * found(some, others) + found(others, some)) / 3;
}

/** 1 minus the edits per letter of the longer word, or 0 if that is below 0.6: short words reach 0.5 by accident. */
function alike(one: string, other: string): number {
  const score = 1 - editDistance(one, other) / Math.max(one.length, other.length);
  return score < 0.6 ? 0 : score;
}
