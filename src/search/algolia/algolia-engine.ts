import { preconnect } from "react-dom";
import type { AlgoliaClient, AlgoliaHost, AlgoliaQuery } from "../../services/algolia-client";
import { SearchUnavailable, type FacetCounts, type SearchEngine, type SearchHit, type SearchRequest } from "../engine";
import { FACET_ATTRIBUTES, toQueries } from "./queries";
import type { AlgoliaSettings } from "../../services/algolia";
import { toHit } from "./to-hit";

interface AlgoliaResult {
  hits: unknown[];
  nbHits: number;
  page?: number;
  nbPages?: number;
  facets?: Record<string, Record<string, number>>;
}

/**
 * Creates a search engine that queries Algolia. Loads the client with the first query or `warm`. `hosts` override
 * Algolia's hosts.
 */
export function createAlgoliaEngine(settings: AlgoliaSettings, hosts?: AlgoliaHost[]): SearchEngine {
  let created: AlgoliaClient | undefined;
  let explained = false;

  const loadClient = async (): Promise<AlgoliaClient> => {
    const { createAlgoliaClient } = await import("../../services/algolia-client");
    return (created ??= createAlgoliaClient(settings.appId, settings.searchKey, hosts));
  };

  const ask = async (requests: AlgoliaQuery[]): Promise<AlgoliaResult[]> => {
    try {
      const client = await loadClient();
      const answer = await client.search({ requests });
      if (!isAnswer(answer, requests.length)) {
        // The client caches responses, so Retry would get the same invalid one.
        await client.clearCache();
        throw new TypeError("The search service sent an invalid response.");
      }
      return answer.results;
    } catch (error) {
      if (isTooMany(error)) throw new SearchUnavailable("The search service is busy.", { cause: error }, "busy");
      if (!explained) explained = explainRefusal(error);
      throw new SearchUnavailable("The search service does not respond.", { cause: error });
    }
  };

  return {
    async search(request: SearchRequest) {
      const queries = toQueries(settings.index, request);
      const results = await ask(queries.map(({ query }) => query));
      const [{ hits, nbHits, page = 0, nbPages = 1 }] = results as [AlgoliaResult];
      const counts = queries.flatMap((query, index) =>
        query.counts.map((facet) => [facet, results[index]?.facets?.[FACET_ATTRIBUTES[facet]] ?? {}]),
      );
      return {
        hits: hits.map(toHit).filter((hit): hit is SearchHit => hit !== null),
        nbHits,
        page,
        nbPages,
        ...(counts.length > 0 && { facets: Object.fromEntries(counts) as FacetCounts }),
      };
    },

    warm() {
      // The client asks this host first.
      preconnect(`https://${settings.appId}-dsn.algolia.net`, { crossOrigin: "anonymous" });
      loadClient().catch(() => undefined);
    },
  };
}

function isAnswer(answer: unknown, count: number): answer is { results: AlgoliaResult[] } {
  const results = (answer as { results?: unknown } | undefined)?.results;
  const isResult = (value: unknown): boolean => {
    const { hits, nbHits } = (value ?? {}) as Partial<AlgoliaResult>;
    return Array.isArray(hits) && typeof nbHits === "number";
  };
  return Array.isArray(results) && results.length === count && results.every(isResult);
}

/** Too many requests from this visitor or from all visitors. A temporary failure. */
const isTooMany = (error: unknown): boolean => (error as { status?: number }).status === 429;

/** Logs a request that Algolia refuses, because the settings are wrong. Returns whether it was one. */
function explainRefusal(error: unknown): boolean {
  const { status = 0, message } = error as { status?: number; message?: string };
  if (status < 400 || status >= 500) return false;
  console.error(
    `Algolia refuses to search (${status}: ${message}). Check GATSBY_ALGOLIA_APP_ID, GATSBY_ALGOLIA_SEARCH_KEY and GATSBY_ALGOLIA_INDEX of the build.`,
  );
  return true;
}
