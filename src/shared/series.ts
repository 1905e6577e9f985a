import { groupBy } from "./group-by";

/** The fields of a post that determine its position in a series. */
export interface SeriesMember {
  id: string;
  series: string | null;
  /** The number that the author gave the part. */
  part: number | null;
  /** A sort key by date. */
  sortKey: string;
  listed: boolean;
}

/** The position of a post in its series. */
export interface SeriesPlace {
  name: string;
  /** Starts at 1. */
  part: number;
  /** All parts in order. */
  partIds: string[];
}

/** Names of series that differ only in case or spaces are equal. */
export const seriesKey = (name: string): string => name.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Returns the position of each listed post in its series. Numbered parts come first, the others follow by date. An
 * unlisted post is no part.
 */
export function placesInSeries(posts: readonly SeriesMember[]): Map<string, SeriesPlace> {
  const groups = groupBy(posts.filter(isPart), ({ series }) => seriesKey(series));
  const places = new Map<string, SeriesPlace>();
  for (const group of groups.values()) {
    const ordered = [...group].sort(byPart);
    const name = ordered[0]!.series;
    const partIds = ordered.map(({ id }) => id);
    for (const [index, id] of partIds.entries()) places.set(id, { name, part: index + 1, partIds });
  }
  return places;
}

const isPart = (post: SeriesMember): post is SeriesMember & { series: string } => post.listed && post.series !== null;

const byPart = (a: SeriesMember, b: SeriesMember): number =>
  (a.part ?? Infinity) - (b.part ?? Infinity) || (a.sortKey < b.sortKey ? -1 : 1);
