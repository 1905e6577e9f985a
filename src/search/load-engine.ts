import type { AlgoliaSettings } from "./algolia/settings";
import type { SearchEngine } from "./engine";

/** What the environment of the build said of Algolia, and null where it said nothing. */
declare const __ALGOLIA__: AlgoliaSettings | null;

/** The path prefix, without a final slash. */
declare const __BASE_PATH__: string;

let engine: Promise<SearchEngine> | null = null;

/** The engine that answers queries, loaded once; a failure is tried again by the next caller. */
export function loadEngine(): Promise<SearchEngine> {
  engine ??= load().catch((error: unknown) => {
    engine = null;
    throw error;
  });
  return engine;
}

async function load(): Promise<SearchEngine> {
  if (__ALGOLIA__) {
    const { createAlgoliaEngine } = await import("./algolia/algolia-engine");
    return createAlgoliaEngine(__ALGOLIA__);
  }
  const { createEmbeddedEngine } = await import("./embedded/create-engine");
  return createEmbeddedEngine(__BASE_PATH__);
}

/** The name under which a visitor's searches are kept, as DocSearch does: that of the index. */
export const indexName = (): string => __ALGOLIA__?.index ?? "site";
