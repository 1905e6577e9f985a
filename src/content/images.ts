import path from "node:path";
import { isFile } from "../shared/is-file";
import { AUTHORS_FILE } from "./authors";
import { placeOf } from "./place";
import type { Problem } from "../shared/problem";
import type { Content } from "./read-content";
import type { SourceFile } from "./yaml-source";

/** Pictures that front matter and the data of authors name and that are not there, or of which nothing can be made. */
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
  if (image === undefined) return [];
  const warn = (message: string, expected: string): Problem[] => [
    {
      file: file.path,
      ...placeOf(file, key, image),
      message: `The picture ${image} ${message}`,
      expected,
      severity: "warning",
    },
  ];
  if (/^(?:[a-z]+:)?\/\//i.test(image)) {
    return warn("is not shown.", "Expected a path relative to this file: pages ask no other site for pictures.");
  }
  if (!isFile(path.resolve(path.dirname(file.path), image))) {
    return warn("does not exist.", "Expected a path relative to this file.");
  }
  return SHOWN.test(image) ? [] : warn("is not shown.", "Expected a PNG, JPEG, WebP, AVIF or TIFF file.");
}

/** Of these the build makes covers; a GIF may stand in a text, and an SVG too. */
const SHOWN = /\.(?:png|jpe?g|webp|avif|tiff?)$/i;
