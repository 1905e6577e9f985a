/** The rows of the figure, counted from the nearest to the question. */
export const ROWS = 600;

export interface Settings {
  /** How many rows are asked for. */
  k: number;
  /** The part of all rows that the filter keeps, from 0 to 1. */
  share: number;
  /** How many rows the index yields: `hnsw.ef_search`. */
  candidates: number;
  /** Whether the index goes on until enough rows have passed the filter. */
  iterative: boolean;
}

export interface Search {
  /** The rows that are returned, the nearest first. */
  found: number[];
  /** How many of the nearest rows were read. */
  read: number;
}

/** The rows in an order in which they belong to the tenant as the share grows. It is the same on every visit. */
const ORDER = shuffled(ROWS, 18);

function shuffled(length: number, seed: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let last = length - 1; last > 0; last -= 1) {
    state = (state * 1664525 + 1013904223) >>> 0;
    // The low bits of such a generator repeat soon.
    const other = (state >>> 8) % (last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** The rows that the filter keeps, the nearest first. */
export const matching = (share: number): number[] =>
  ORDER.slice(0, Math.round(share * ROWS)).sort((one, other) => one - other);

/** Takes the nearest rows that the index yields, and then filters them. */
export function filterAfter({ k, share, candidates, iterative }: Settings): Search {
  const rows = matching(share);
  const enough = rows[k - 1] ?? ROWS - 1;
  const read = iterative ? Math.max(candidates, enough + 1) : candidates;
  return { found: rows.filter((row) => row < read).slice(0, k), read };
}

/** Filters all rows, and then takes the nearest of those that are left. */
export function filterBefore({ k, share }: Settings): Search {
  const rows = matching(share);
  return { found: rows.slice(0, k), read: rows.length };
}
