import type { Page } from "playwright-core";
import { createEmbeddedEngine } from "../../src/search/embedded/create-engine";
import { ownWords, postAddress, sectionWords } from "./generate-content";
import { rounded } from "./report";

/** Returns the addresses of the first hits of a query, best first. */
export type Ask = (query: string) => Promise<string[]>;

const MOST_HITS = 10;
const POSTS_ASKED_FOR = 60;
const PAGEFIND = `(query) => import("/pagefind/pagefind.js")
  .then((pagefind) => pagefind.search(query))
  .then(({ results }) => Promise.all(results.slice(0, ${MOST_HITS}).map((result) => result.data())))
  .then((pages) => pages.map(({ url }) => url))`;

/** A search without its interface, for a page of the site at this origin. */
export type Engine = (page: Page, origin: string) => Ask;

export const siteEngine: Engine = (_, origin) => {
  const engine = createEmbeddedEngine(origin);
  return async (query) => (await engine.search({ query })).hits.slice(0, MOST_HITS).map(({ url }) => url);
};

export const pagefind: Engine = (page) => (query) => page.evaluate(`(${PAGEFIND})(${JSON.stringify(query)})`);

const withoutEnd = (word: string): string => word.slice(0, -2);
const misspelt = (word: string): string => `${word.slice(0, 3)}x${word.slice(4)}`;

/** The kinds of queries by column. Each takes words that hardly any other post has together. */
const QUERIES: Record<string, (post: number) => string> = {
  exact: (post) => ownWords(post).slice(4, 7).join(" "),
  prefix: (post) => [...ownWords(post).slice(8, 10), withoutEnd(ownWords(post)[10]!)].join(" "),
  typo: (post) => [ownWords(post)[12]!, misspelt(ownWords(post)[13]!)].join(" "),
  sections: (post) => [sectionWords(post, 1)[0]!, sectionWords(post, 2)[1]!].join(" "),
};

/**
 * Measures how high an engine ranks known posts: the mean reciprocal rank at 10 for words as they are written, with the
 * last one unfinished, with one letter wrong, and from two sections. 1 means that each post is the first hit.
 */
export async function measureRanks(ask: Ask, posts: number): Promise<Record<string, number>> {
  const count = Math.min(posts, POSTS_ASKED_FOR);
  const means: Record<string, number> = {};
  for (const [kind, queryFor] of Object.entries(QUERIES)) {
    let sum = 0;
    for (let at = 0; at < count; at += 1) {
      const post = 1 + Math.floor((at * posts) / count);
      const hits = await ask(queryFor(post));
      const address = postAddress(post);
      const rank = 1 + hits.findIndex((url) => address.test(url));
      if (rank > 0) sum += 1 / rank;
    }
    means[kind] = rounded(sum / count, 3);
  }
  return means;
}
