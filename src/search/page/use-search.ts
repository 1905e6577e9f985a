import { useEffect, useState } from "react";
import { loadStyleSheet } from "../../browser/load-style-sheet";
import type { SearchFailure, SearchFilters, SearchHit, SearchResults, SearchUnavailable } from "../engine";
import { loadEngine, snippetWords } from "../load-engine";
import styles from "!./search-page.css?url";

/** The delay before a typed query is sent. */
const DELAY_MS = 300;
/** A longer search counts as stalled, and the page shows a spinner. */
const STALLED_AFTER_MS = 300;

interface SearchState {
  status: "idle" | "loading" | "stalled" | "error";
  /** The cause of the last failure. It is kept while the next search is loading, until that stalls. */
  failure: SearchFailure | null;
  /**
   * The last response, with the hits of all pages up to the last one that was loaded. It is kept while the next search
   * is loading.
   */
  answer: SearchResults | null;
}

interface Request {
  query: string;
  filters: SearchFilters;
  page: number;
  /** The hits of the pages before it. */
  earlier: readonly SearchHit[];
  /** Whether the visitor has just changed the query and may still be typing. */
  isTyped: boolean;
  /** Whether the visitor has repeated it after a failure. */
  isRetried: boolean;
}

const FIRST_PAGE = { page: 0, earlier: [], isTyped: false, isRetried: false };
const START: SearchState = { status: "idle", failure: null, answer: null };

/**
 * Searches for a query that may change with each letter. Pass the same `filters` object while the filters do not
 * change.
 */
export function useSearch(query: string, filters: SearchFilters) {
  const [request, setRequest] = useState<Request>({ ...FIRST_PAGE, query, filters });
  const [shown, setShown] = useState<SearchState & { request: Request | null }>({ ...START, request: null });
  if (request.query !== query || request.filters !== filters) {
    setRequest({ ...FIRST_PAGE, query, filters, isTyped: request.query !== query });
  }

  useEffect(() => {
    const text = request.query.trim();
    if (text === "") return;
    const controller = new AbortController();
    const { signal } = controller;
    const delay = request.isTyped ? DELAY_MS : 0;
    const show = (change: Partial<SearchState>) => setShown((before) => ({ ...before, ...change, request }));
    const stalling = setTimeout(() => show({ status: "stalled", failure: null }), delay + STALLED_AFTER_MS);
    signal.addEventListener("abort", () => clearTimeout(stalling));

    const search = async () => {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      signal.throwIfAborted();
      const [engine] = await Promise.all([loadEngine(), loadStyleSheet(styles)]);
      signal.throwIfAborted();
      const results = await engine.search({
        query: text,
        filters: request.filters,
        page: request.page,
        snippetWords: snippetWords(),
        countFacets: true,
        signal,
      });
      signal.throwIfAborted();
      clearTimeout(stalling);
      const answer = { ...results, hits: [...request.earlier, ...results.hits] };
      show({ status: "idle", failure: null, answer });
    };

    search().catch((error: unknown) => {
      if (signal.aborted) return;
      clearTimeout(stalling);
      const { failure = "unreachable" } = error as Partial<SearchUnavailable>;
      show(request.page === 0 ? { status: "error", failure, answer: null } : { status: "error", failure });
    });
    return () => controller.abort();
  }, [request]);

  const { request: answered, ...last } = shown;
  const state: SearchState = query.trim() === "" ? START : answered === request ? last : { ...last, status: "loading" };
  return {
    ...state,
    isRetried: request.isRetried,
    /** The number of hits on the pages before the last one that was asked for. */
    earlier: request.earlier.length,
    /** Loads the next page of hits. */
    more(): void {
      const { status, answer } = state;
      if (status !== "idle" || !answer || answer.page + 1 >= answer.nbPages) return;
      setRequest({ ...FIRST_PAGE, query, filters, page: answer.page + 1, earlier: answer.hits });
    },
    /** Repeats a failed search. */
    retry(): void {
      if (state.status === "error") setRequest({ ...request, isTyped: false, isRetried: true });
    },
  };
}
