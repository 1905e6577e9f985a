import { createListeners } from "../browser/listeners";

/** The timing and outcome of a search, without the query. Times are in milliseconds since the document began. */
export interface SearchTiming {
  from: number;
  to: number;
  outcome: "hits" | "none" | "failed";
  /** The total number of hits. */
  hits: number;
  /** The requested page of hits, starting at 0. */
  page: number;
}

const listeners = createListeners<[SearchTiming]>();

/** Notifies all listeners that a search which began at `from` has found `hits`, or has failed without that number. */
export function announceSearchAnswer(from: number, page: number, hits?: number): void {
  const outcome = hits === undefined ? "failed" : hits > 0 ? "hits" : "none";
  listeners.call({ from, to: performance.now(), outcome, hits: hits ?? 0, page });
}

/** Adds a listener for each search of the dialog and the search page. */
export const onSearchAnswered = listeners.add;
