import fs from "node:fs";
import path from "node:path";
import { AUTHORS_FILE } from "./authors";
import type { Problem } from "./problem";
import type { Content } from "./read-content";

/** Pictures that front matter and the data of authors name and that are not there. */
export function findMissingImages({ posts, docs, pages, projects, authors, dir }: Content): Problem[] {
  const texts = [...posts, ...docs, ...pages, ...projects].flatMap(({ file, value }) =>
    value.front.image === undefined ? [] : findMissing(file.path, value.front.image, placeOfImage(file.text)),
  );
  const data = path.join(dir, AUTHORS_FILE);
  const named = authors.filter(({ image }) => image !== undefined);
  if (named.length === 0) return texts;
  const lines = fs.readFileSync(data, "utf8");
  return [...texts, ...named.flatMap(({ image }) => findMissing(data, image!, placeOfImage(lines, image)))];
}

function findMissing(file: string, image: string, place: { line: number; column: number }): Problem[] {
  if (/^https?:\/\//i.test(image)) return [];
  if (fs.statSync(path.resolve(path.dirname(file), image), { throwIfNoEntry: false })?.isFile()) return [];
  const message = `The picture ${image} does not exist.`;
  return [{ file, ...place, message, expected: "Expected a path relative to this file.", severity: "warning" }];
}

/** Where a picture is named: the first `image:`, or the first whose value begins as given. */
function placeOfImage(text: string, image = ""): { line: number; column: number } {
  const lines = text.split("\n");
  const index = lines.findIndex((line) => /\bimage:/.test(line) && line.includes(image));
  return index < 0
    ? { line: 1, column: 1 }
    : { line: index + 1, column: lines[index]!.search(/(?<=\bimage:\s*)\S/) + 1 };
}
