/** A post as far as the order of its series needs it. */
export interface SeriesMember {
  id: string;
  series: string | null;
  /** The number that its author gave it. */
  part: number | null;
  /** Sorts by date. */
  sortKey: string;
  listed: boolean;
}

/** The position of a post in its series. */
export interface SeriesPlace {
  name: string;
  /** From 1; 0 for a post that is not listed and is left out for others. */
  part: number;
  /** All listed parts in order. */
  partIds: string[];
}

/** Series whose names differ in case or spaces only are one. */
export const seriesKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * The position of each post of a series. Parts are sorted by number, then those without a number by date. Only listed
 * posts count, on every page, so that all pages show the same numbers and parts.
 */
export function placesInSeries(posts: readonly SeriesMember[]): Map<string, SeriesPlace> {
  const groups = new Map<string, SeriesMember[]>();
  for (const post of posts) {
    if (post.series === null) continue;
    const key = seriesKey(post.series);
    const group = groups.get(key);
    if (group) group.push(post);
    else groups.set(key, [post]);
  }
  const places = new Map<string, SeriesPlace>();
  for (const group of groups.values()) {
    const ordered = [...group].sort(byPart);
    const name = ordered[0]!.series!;
    const partIds = ordered.filter((post) => post.listed).map(({ id }) => id);
    for (const post of ordered) places.set(post.id, { name, part: partIds.indexOf(post.id) + 1, partIds });
  }
  return places;
}

const byPart = (a: SeriesMember, b: SeriesMember): number =>
  (a.part ?? Infinity) - (b.part ?? Infinity) || (a.sortKey < b.sortKey ? -1 : 1);
