import { escapeMarkup } from "../../shared/escape";
import type { SearchEngine, SearchFailure, SearchFilters, SearchHit, SearchResults } from "../engine";
import { snippetWords } from "../load-engine";

/** The part of DocSearch's query that engines use. */
export interface DocSearchRequest {
  indexName: string;
  query: string;
}

interface ClientEvents {
  onAnswer: (nbHits: number) => void;
  onFailure: (failure: SearchFailure) => void;
}

export interface SearchClient {
  /** Answers DocSearch's requests in Algolia's format. DocSearch calls `catch`, and `then` on what that returns. */
  search(request: { requests: DocSearchRequest[] }): Pick<Promise<unknown>, "catch">;
  /** Resolves when the latest query has hits. Null while no query is pending. */
  pending(): Promise<void> | null;
}

/** Creates DocSearch's search client. It queries the site's search engine with the same filters each time. */
export function createSearchClient(
  load: () => Promise<SearchEngine>,
  filters: SearchFilters,
  { onAnswer, onFailure }: ClientEvents,
): SearchClient {
  let latest: Promise<SearchResults> | null = null;
  let pending: Promise<void> | null = null;
  let asked = 0;
  let shown: { number: number; results: SearchResults } | undefined;

  const ask = async ({ query }: DocSearchRequest): Promise<SearchResults> => {
    const engine = await load();
    return engine.search({ query: query.trim(), snippetWords: snippetWords(), filters });
  };

  /**
   * The results of a query, or those of a later one that was answered before it: DocSearch would show the late number of
   * results below the hits of the later query.
   */
  const withoutLate = async (answer: Promise<SearchResults>): Promise<SearchResults> => {
    const number = (asked += 1);
    const results = await answer;
    if (shown === undefined || shown.number < number) shown = { number, results };
    return shown.results;
  };

  return {
    pending: () => pending,
    search({ requests: [request] }) {
      const answer = ask(request!);
      const isLatest = () => latest === answer;
      latest = answer;
      pending = new Promise((resolve) => {
        answer.then(
          ({ nbHits }) => {
            if (!isLatest()) return;
            pending = null;
            onAnswer(nbHits);
            if (nbHits > 0) resolve();
          },
          ({ failure = "unreachable" }: { failure?: SearchFailure }) => {
            if (!isLatest()) return;
            pending = null;
            onFailure(failure);
          },
        );
      });
      return keepErrorScreen(
        withoutLate(answer).then((results) => ({ results: [toResult(results, request!.indexName)] })),
        isLatest,
      );
    },
  };
}

/** DocSearch sets the status "stalled" after 300 ms, which would replace an error screen. */
const AFTER_STALL_MS = 320;

/**
 * Wraps a response so that DocSearch shows its failure until the query changes. DocSearch shows an error only if its
 * name is `RetryError`, and hides it when the search ends. Therefore a failure is passed to DocSearch's `catch`
 * handler, and the search then never settles.
 */
function keepErrorScreen<Answer>(answer: Promise<Answer>, isLatest: () => boolean): Pick<Promise<Answer>, "catch"> {
  const from = performance.now();
  return {
    catch: (handle) =>
      answer.catch(async (error: unknown) => {
        await new Promise((resolve) => setTimeout(resolve, from + AFTER_STALL_MS - performance.now()));
        if (isLatest()) {
          try {
            handle?.(Object.assign(new Error("The search has failed.", { cause: error }), { name: "RetryError" }));
          } catch {
            // DocSearch rethrows the error, and no code handles it.
          }
        }
        return new Promise<never>(() => undefined);
      }),
  };
}

const toResult = ({ hits, nbHits }: SearchResults, index: string) => ({
  index,
  nbHits,
  hits: hits.map(toDocSearchHit),
});

/**
 * Converts a hit for DocSearch, which inserts its fields as HTML, except for the name of its group, which it inserts as
 * text.
 */
function toDocSearchHit(hit: SearchHit): object {
  const { objectID, url, type, hierarchy, content, _snippetResult } = hit;
  const escaped = Object.fromEntries(
    Object.entries(hierarchy).map(([level, text]) => [level, text === null ? null : escapeMarkup(text)]),
  );
  return {
    objectID,
    url,
    _snippetResult,
    type: type === "lvl0" ? "lvl1" : type,
    hierarchy: escaped,
    content: content === null ? null : escapeMarkup(content),
    _highlightResult: { hierarchy: { lvl0: { value: hierarchy.lvl0 ?? "Other" } } },
  };
}
