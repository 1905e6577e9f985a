import { mediaQuery } from "../browser/media-query";
import { SNIPPET_WORDS, type SearchEngine } from "./engine";

let engine: SearchEngine | undefined;

/** Loads the search engine once. The next call retries a failed load. */
export async function loadEngine(): Promise<SearchEngine> {
  if (__ALGOLIA__) {
    const { createAlgoliaEngine } = await import("./algolia/algolia-engine");
    return (engine ??= createAlgoliaEngine(__ALGOLIA__));
  }
  const { createEmbeddedEngine } = await import("./embedded/create-engine");
  return (engine ??= createEmbeddedEngine(__BASE_PATH__));
}

/** The name of the search engine. */
export const engineName = (): "algolia" | "site" => (__ALGOLIA__ ? "algolia" : "site");

/** The name of the index, which DocSearch appends to its storage keys. */
export const indexName = (): string => __ALGOLIA__?.index ?? "site";

const narrow = mediaQuery("(max-width: 768px)");

/** The length of snippets in words, which is half as long in narrow windows. */
export const snippetWords = (): number => (narrow.matches() ? SNIPPET_WORDS / 2 : SNIPPET_WORDS);
