/** Numbers that look like chance and are the same in every run. */
export interface Random {
  /** A whole number from 0, below `limit`. */
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** As `below`, small numbers far more often, as ranks of words in a text. */
  zipf(limit: number): number;
}

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => list[below(list.length)]!,
    zipf: (limit) => Math.min(limit - 1, Math.floor(limit ** next()) - 1),
  };
}
