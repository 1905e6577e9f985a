import type { SearchTiming } from "../search/session";

const SEARCH_ANSWERED = "searchanswered";

/** Tells everything that listens that a query was answered, or could not be. */
export const announceSearchAnswer = (timing: SearchTiming): boolean =>
  window.dispatchEvent(new CustomEvent(SEARCH_ANSWERED, { detail: timing }));

/** Calls back whenever that happens. Returns how to stop. */
export function onSearchAnswered(callback: (timing: SearchTiming) => void): () => void {
  const handle = (event: Event) => callback((event as CustomEvent<SearchTiming>).detail);
  window.addEventListener(SEARCH_ANSWERED, handle);
  return () => window.removeEventListener(SEARCH_ANSWERED, handle);
}
