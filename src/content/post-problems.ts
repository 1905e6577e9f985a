import { BLOG_PATH } from "../shared/paths";
import { isForeignImage, type AuthorReference } from "./author-reference";
import type { RefusedKeys } from "./front-matter-rest";
import { placeOf } from "./place";
import type { PostFrontMatter } from "./post";
import type { Problem } from "../shared/problem";
import { findWholeAddress } from "./slug-problems";
import type { SourceFile } from "./yaml-source";

export const NO_DATE = {
  message: "The post has no date.",
  expected: "Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.",
  severity: "error",
} as const;

/** What is wrong with a post's front matter as a whole, though each key by itself is right. */
export function findPostProblems(file: SourceFile, front: PostFrontMatter, refused: RefusedKeys): Problem[] {
  const at = (key: string, word?: string) => ({ file: file.path, ...placeOf(file, key, word) });
  const error = (key: string, message: string, expected: string, word?: string): Problem => ({
    ...{ ...at(key, word), message, expected, severity: "error" },
  });
  const problems: Problem[] = [];
  if (front.draft && front.unlisted) {
    const expected = "Expected one of the two: a draft is not built, an unlisted post is built and not listed.";
    problems.push(error("unlisted", '"draft" and "unlisted" are both true.', expected));
  }
  if (front.series_part !== undefined && front.series === undefined && !refused.has("series")) {
    problems.push(error("series_part", '"series_part" has no "series".', "Expected series: with the series' name."));
  }
  if (front.id !== undefined) {
    const expected = "Use slug: to choose the address, and leave id out.";
    problems.push({ ...at("id"), message: '"id" has no effect in a post.', expected, severity: "warning" });
  }
  problems.push(...findWholeAddress(file, front.slug, BLOG_PATH));
  problems.push(...legacyProblems(front, refused, error), ...findListAsTag(file, front));
  for (const key of duplicates(front.authors)) {
    problems.push(error("authors", `The author "${key}" is named twice.`, "Expected each author once.", key));
  }
  for (const { image } of [...front.authors, { image: front.author_image_url }]) {
    if (image === undefined || !isForeignImage(image)) continue;
    const key = image === front.author_image_url ? "author_image_url" : "authors";
    const expected = "Expected a path from this file, such as ./jane.png: pages ask no other site for pictures.";
    problems.push({
      ...{ ...at(key), message: `The author's picture ${image} is not shown.`, expected, severity: "warning" },
    });
  }
  return problems;
}

/** Commas without brackets or quotes make one tag of what was meant to be several. */
function findListAsTag(file: SourceFile, { tags }: PostFrontMatter): Problem[] {
  const label = tags.length === 1 ? tags[0]!.label : "";
  const isBare = /^["']?tags["']?[ \t]*:[ \t]*[^\s"'[{|>&*!-][^\n]*,/m.test(file.text);
  if (!label.includes(",") || !isBare) return [];
  const message = `The tag "${label}" holds a comma.`;
  const expected = `Expected a list, [${label}], or quotes around the tag if it is one.`;
  return [{ file: file.path, ...placeOf(file, "tags", label), message, expected, severity: "warning" }];
}

const LEGACY = ["author", "author_title", "author_url", "author_image_url"] as const;

function legacyProblems(
  front: PostFrontMatter,
  refused: RefusedKeys,
  error: (key: string, message: string, expected: string) => Problem,
): Problem[] {
  const used = LEGACY.filter((key) => front[key] !== undefined);
  const [first] = used;
  if (first === undefined) return [];
  if (front.authors.length > 0) {
    const message = `"${first}" and "authors" are both there.`;
    return [error(first, message, 'Expected "authors" alone; it takes maps of name, title, url and image too.')];
  }
  if (first === "author" || refused.has("author")) return [];
  return [error(first, `"${first}" has no "author".`, "Expected author: with a name.")];
}

function duplicates(authors: readonly AuthorReference[]): string[] {
  const keys = authors.flatMap(({ key }) => key ?? []);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}
