import { AUTHORS_FILE, type Author } from "./authors";
import { placeOf } from "./place";
import type { Post } from "./post";
import { nearest, type Problem } from "../shared/problem";
import type { Entry } from "./read-content";

/** Keys of authors that posts use and the authors' file does not have. */
export function findUnknownAuthors(posts: readonly Entry<Post>[], authors: readonly Author[]): Problem[] {
  const keys = authors.map(({ key }) => key);
  return posts.flatMap(({ file, value }) =>
    value.authorKeys
      .filter((key) => !keys.includes(key))
      .map((key) => {
        const meant = nearest(key, keys);
        const known =
          keys.length > 0 ? `Expected one of: ${keys.join(", ")}.` : `Expected an entry in ${AUTHORS_FILE}.`;
        return {
          file: file.path,
          ...placeOf(file, "authors", key),
          message: `Unknown author "${key}".`,
          expected: meant ? `Did you mean "${meant}"? ${known}` : known,
          severity: "error" as const,
        };
      }),
  );
}
