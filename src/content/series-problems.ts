import { seriesKey } from "../shared/series";
import { placeOf, writtenPlaceOf } from "./place";
import type { Post } from "./post";
import type { Problem } from "../shared/problem";
import type { Entry } from "./read-content";
import type { SourceFile } from "./yaml-source";

/** Two posts of a series with the same number. */
export function findRepeatedParts(posts: readonly Entry<Post>[]): Problem[] {
  const taken = new Map<string, SourceFile>();
  return posts.flatMap(({ file, value: { front } }) => {
    if (front.series === undefined || front.series_part === undefined) return [];
    const key = `${seriesKey(front.series)} ${front.series_part}`;
    const first = taken.get(key);
    if (first === undefined) {
      taken.set(key, file);
      return [];
    }
    const other = writtenPlaceOf(first, "series_part");
    const message = `Part ${front.series_part} of the series "${front.series}" is already that of ${other}.`;
    const expected = "Expected a number of its own; the earlier post comes first.";
    return [{ file: file.path, ...placeOf(file, "series_part"), message, expected, severity: "warning" as const }];
  });
}
