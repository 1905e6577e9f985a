const FARTHEST = 10;

/**
 * How near the words of a query stand to each other, from 0 for far apart to 1 for as in the query, for two of them:
 * `distance` is how many places the second stands behind the first in the query. Both lists ascend.
 */
export function nearness(first: readonly number[], second: readonly number[], distance: number): number {
  let best = FARTHEST + 1;
  let from = 0;
  for (const place of first) {
    while (from < second.length && second[from]! < place - FARTHEST) from += 1;
    for (let at = from; at < second.length && second[at]! <= place + FARTHEST + distance; at += 1) {
      const actual = second[at]! - place;
      const gap = Math.abs(actual - distance) + (actual < 0 ? 1 : 0);
      if (gap < best) best = gap;
    }
  }
  return best > FARTHEST ? 0 : 1 / (1 + best);
}

/** Whether the words of a phrase stand one behind the other, each at its distance from the first. */
export function hasPhrase(places: readonly (readonly number[])[], offsets: readonly number[]): boolean {
  const [first = [], ...others] = places;
  return first.some((place) => others.every((list, index) => list.includes(place + offsets[index + 1]! - offsets[0]!)));
}
