import type { FacetCounts, SearchFailure, SearchHit, SearchResults } from "./engine";

/** How far the asking of a query has come. */
export type SearchStatus = "idle" | "loading" | "stalled" | "error";

/** What is on show for a query. */
export interface SearchAnswer {
  query: string;
  hits: readonly SearchHit[];
  nbHits: number;
  /** The last page of hits that has come, from 0. */
  page: number;
  nbPages: number;
  facets?: FacetCounts;
  /** Other queries, for one without hits. */
  suggestions: readonly string[];
}

export interface SearchState {
  status: SearchStatus;
  /** Why the last answer could not be had: while the next is on its way, until that stalls. */
  failure: SearchFailure | null;
  /** The last one that has come: while the next is on its way, that of the query before. */
  answer: SearchAnswer | null;
}

/** Before anything is asked. */
export const START: SearchState = { status: "idle", failure: null, answer: null };

/** What is on show once results have come: those of a further page stand after the ones before. */
export const toAnswer = (query: string, results: SearchResults, before: SearchAnswer | null): SearchAnswer => ({
  query,
  hits: [...(before?.hits ?? []), ...results.hits],
  nbHits: results.nbHits,
  page: results.page,
  nbPages: results.nbPages,
  facets: results.facets ?? before?.facets,
  suggestions: [],
});
