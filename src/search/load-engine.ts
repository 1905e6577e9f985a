import type { AlgoliaSettings } from "./algolia/settings";
import type { SearchEngine } from "./engine";

/** The settings of Algolia from the environment of the build; null without them. */
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

/** The engine that answers queries. */
export const engineName = (): "algolia" | "site" => (__ALGOLIA__ ? "algolia" : "site");

/** The name of the index, which DocSearch adds to the names of what it stores. */
export const indexName = (): string => __ALGOLIA__?.index ?? "site";
