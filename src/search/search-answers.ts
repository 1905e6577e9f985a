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

type Listener = (timing: SearchTiming) => void;

const listeners = new Set<Listener>();

/** Notifies all listeners that a search which began at `from` has found `hits`, or has failed without that number. */
export function announceSearchAnswer(from: number, page: number, hits?: number): void {
  const outcome = hits === undefined ? "failed" : hits > 0 ? "hits" : "none";
  for (const listener of listeners) listener({ from, to: performance.now(), outcome, hits: hits ?? 0, page });
}

/** Calls back after each search of the dialog and the search page. Returns a function that stops it. */
export function onSearchAnswered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
