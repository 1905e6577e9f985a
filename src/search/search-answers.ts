/** How long an answer took, in milliseconds since the document began. It does not hold the query. */
export interface SearchTiming {
  from: number;
  to: number;
  outcome: "hits" | "none" | "failed";
  /** How many hits there are in all. */
  hits: number;
  /** Which page of hits was asked for, from 0. */
  page: number;
}

type Listener = (timing: SearchTiming) => void;

const listeners = new Set<Listener>();

/** Tells all listeners that a query was answered, or has failed. */
export function announceSearchAnswer(timing: SearchTiming): void {
  for (const listener of listeners) listener(timing);
}

/** Calls back for every answer of the dialog and the search page. Returns how to stop. */
export function onSearchAnswered(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
