import { useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import type { SearchFilters } from "../search/engine";
import type { SearchState } from "../search/search-state";
import { SearchSession, type SessionOptions } from "../search/session";
import { mediaQuery } from "./media-query";
import { announceSearchAnswer } from "./search-answers";
import { whenPainted } from "./when-painted";

const narrow = mediaQuery("(max-width: 768px)");

/** How long snippets are in this window, in words. */
const snippetWords = (): number => (narrow.matches() ? 5 : 10);

type Options = Omit<SessionOptions, "snippetWords" | "onAnswer">;

/**
 * What a query finds, as it is typed. A letter comes first: it is painted before its query is asked, and interrupts the
 * rendering of an answer. Filters that stay the same have to be the same object.
 */
export function useSearchSession(
  query: string,
  filters: SearchFilters | undefined,
  options: Options,
): [SearchState, SearchSession] {
  const [session] = useState(() => new SearchSession({ ...options, snippetWords, onAnswer: announceSearchAnswer }));
  const state = useDeferredValue(useSyncExternalStore(session.subscribe, session.getState, session.getState));
  useEffect(() => {
    let isCurrent = true;
    whenPainted(() => isCurrent && session.ask(query, filters));
    return () => {
      isCurrent = false;
      session.stop();
    };
  }, [session, query, filters]);
  return [state, session];
}
