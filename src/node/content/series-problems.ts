import { seriesKey } from "../../shared/series";
import { placeOf } from "./place";
import type { Post } from "./post";
import type { Problem } from "./problem";
import type { Entry } from "./read-content";

/** Two posts of a series with the same number. */
export function findRepeatedParts(posts: readonly Entry<Post>[]): Problem[] {
  const taken = new Map<string, string>();
  return posts.flatMap(({ file, value: { front } }) => {
    if (front.series === undefined || front.series_part === undefined) return [];
    const key = `${seriesKey(front.series)} ${front.series_part}`;
    const first = taken.get(key);
    const { line, column } = placeOf(file.text, "series_part");
    if (first === undefined) {
      taken.set(key, `${file.relativePath}:${line}:${column}`);
      return [];
    }
    const message = `Part ${front.series_part} of the series "${front.series}" is already that of ${first}.`;
    const expected = "Expected a number of its own; the earlier post comes first.";
    return [{ file: file.path, line, column, message, expected, severity: "warning" as const }];
  });
}
