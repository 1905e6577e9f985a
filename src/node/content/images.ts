import fs from "node:fs";
import path from "node:path";
import { AUTHORS_FILE } from "./authors";
import { placeOf } from "./place";
import type { Problem } from "./problem";
import type { Content } from "./read-content";
import type { SourceFile } from "./yaml-source";

/** Pictures that front matter and the data of authors name and that are not there. */
export function findMissingImages({
  posts,
  docs,
  pages,
  projects,
  authors,
  files,
}: Omit<Content, "problems">): Problem[] {
  const data = files.find(({ relativePath }) => relativePath === AUTHORS_FILE);
  return [
    ...[...posts, ...docs, ...pages, ...projects].flatMap(({ file, value: { front } }) =>
      findMissing(file, "image", front.image),
    ),
    // The key of an author's picture is spelt in several ways.
    ...authors.flatMap(({ image }) => (data ? findMissing(data, "", image) : [])),
  ];
}

function findMissing(file: SourceFile, key: string, image: string | undefined): Problem[] {
  if (image === undefined || /^https?:\/\//i.test(image)) return [];
  if (fs.statSync(path.resolve(path.dirname(file.path), image), { throwIfNoEntry: false })?.isFile()) return [];
  const message = `The picture ${image} does not exist.`;
  const expected = "Expected a path relative to this file.";
  return [{ file: file.path, ...placeOf(file, key, image), message, expected, severity: "warning" }];
}
