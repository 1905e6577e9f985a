import type { GeneratedPost } from "./generated-posts";
import { seededRandom, type Random } from "./seeded-random";

/** A query that somebody would make who looks for one particular post. */
export interface KnownItem {
  query: string;
  /** The path of that post. */
  path: string;
}

export const ROWS = ["exact", "prefix", "typo", "sections"] as const;
export type Row = (typeof ROWS)[number];

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** So many posts may have all the words of a query: more would answer it as well as the one that is looked for. */
const MOST_ANSWERS = 2;

/**
 * Queries made from posts: words of a title, a heading or a sentence as they stand there; the same with the last word
 * not finished; the same with one mistake in typing; one word each from two sections of a post.
 */
export function knownItems(posts: readonly GeneratedPost[], perRow: number, seed = 7): Record<Row, KnownItem[]> {
  const random = seededRandom(seed);
  const vocabularies = posts.map(({ title, sections }) => {
    const texts = sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]);
    return new Set([title, ...texts].flatMap(wordsOf));
  });
  const isTelling = (words: readonly string[]): boolean =>
    words.filter(({ length }) => length > 3).length > 1 &&
    vocabularies.filter((vocabulary) => words.every((word) => vocabulary.has(word))).length <= MOST_ANSWERS;
  const choose = (candidate: (post: GeneratedPost) => string[]): { post: GeneratedPost; words: string[] } => {
    for (let attempt = 0; attempt < 10_000; attempt += 1) {
      const post = random.pick(posts);
      const words = candidate(post);
      if (isTelling(words)) return { post, words };
    }
    throw new Error("The posts are too alike for queries that are meant for one of them.");
  };
  const excerpt = ({ title, sections }: GeneratedPost): string[] => {
    const { heading, paragraphs } = random.pick(sections);
    const words = wordsOf(random.pick([title, heading, random.pick(paragraphs)]));
    const at = random.below(Math.max(1, words.length - 2));
    return words.slice(at, at + 3);
  };
  const make = (
    candidate: (post: GeneratedPost) => string[],
    change = (words: string[]): string[] => words,
  ): KnownItem[] =>
    Array.from({ length: perRow }, () => {
      const { post, words } = choose(candidate);
      return { query: change(words).join(" "), path: `/blog/${post.slug}` };
    });
  return {
    exact: make(excerpt),
    prefix: make(excerpt, (words) => {
      const last = words.at(-1)!;
      return [...words.slice(0, -1), last.slice(0, Math.max(3, Math.ceil(last.length * 0.6)))];
    }),
    typo: make(excerpt, (words) => {
      const longest = words.reduce((a, b) => (b.length > a.length ? b : a));
      return words.map((word) => (word === longest ? misspell(word, random) : word));
    }),
    sections: make(({ sections }) => {
      const at = random.below(sections.length - 1);
      return [sections[at]!, sections[at + 1]!].map(({ paragraphs }) => random.pick(wordsOf(paragraphs.join(" "))));
    }),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

/** One letter left out, doubled, changed, or swapped with its neighbour, anywhere in the word. */
function misspell(word: string, random: Random): string {
  const at = random.below(word.length - 1);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  const mistakes = [
    before + after,
    before + letter + letter + after,
    before + LETTERS[random.below(26)]! + after,
    before + after[0]! + letter + after.slice(1),
  ];
  return random.pick(mistakes);
}

/** The mean of 1 by the rank at which each item was found, 0 for those beyond the tenth. */
export function meanReciprocalRank(ranks: readonly (number | null)[]): number {
  const sum = ranks.reduce<number>((total, rank) => total + (rank !== null && rank <= 10 ? 1 / rank : 0), 0);
  return Number((sum / ranks.length).toFixed(3));
}
