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

/** Where a post stands in its series. */
export interface SeriesPlace {
  name: string;
  /** From 1. */
  part: number;
  /** All parts in order, the post itself included. */
  partIds: string[];
}

/** Series whose names differ in case or spaces only are one. */
export const seriesKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * The place of each post that belongs to a series. Parts are ordered by their numbers, those without one follow by date.
 * Only listed posts count, but one that is not listed still finds its own place.
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
    const listed = ordered.filter((post) => post.listed).map(({ id }) => id);
    for (const post of ordered) {
      const partIds = post.listed
        ? listed
        : ordered.filter((other) => other.listed || other === post).map(({ id }) => id);
      places.set(post.id, { name, part: partIds.indexOf(post.id) + 1, partIds });
    }
  }
  return places;
}

const byPart = (a: SeriesMember, b: SeriesMember): number =>
  (a.part ?? Infinity) - (b.part ?? Infinity) || (a.sortKey < b.sortKey ? -1 : 1);
