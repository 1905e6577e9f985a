/** The timing and outcome of a search, in milliseconds since the document began. It does not contain the query. */
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

/** Notifies all listeners that a search has succeeded or failed. */
export function announceSearchAnswer(timing: SearchTiming): void {
  for (const listener of listeners) listener(timing);
}

/** Calls back after each search of the dialog and the search page. Returns a function that stops it. */
export function onSearchAnswered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
