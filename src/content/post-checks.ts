import { BLOG_PATH } from "../shared/paths";
import type { Problem } from "../shared/problem";
import { isForeignImage, type AuthorReference } from "./author";
import type { RefusedKeys } from "./check-data";
import type { ContentFile } from "./content-file";
import { positionOf } from "./positions";
import type { PostFrontMatter } from "./post";

export const NO_DATE = {
  message: "The post has no date.",
  expected: "Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.",
  severity: "error",
} as const;

/** What is wrong with a post's front matter as a whole, though each key by itself is right. */
export function findPostProblems(
  file: ContentFile,
  front: PostFrontMatter,
  refused: RefusedKeys | undefined,
): Problem[] {
  const at = (key: string, word?: string) => ({ file: file.path, ...positionOf(file, key, word) });
  const error = (key: string, message: string, expected: string, word?: string): Problem => ({
    ...{ ...at(key, word), message, expected, severity: "error" },
  });
  const problems: Problem[] = [];
  if (front.draft && front.unlisted) {
    const expected = "Expected one of the two: a draft is not built, an unlisted post is built and not listed.";
    problems.push(error("unlisted", '"draft" and "unlisted" are both true.', expected));
  }
  if (front.series_part !== undefined && front.series === undefined && !refused?.has("series")) {
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
function findListAsTag(file: ContentFile, { tags }: PostFrontMatter): Problem[] {
  const label = tags.length === 1 ? tags[0]!.label : "";
  const isBare = /^["']?tags["']?[ \t]*:[ \t]*[^\s"'[{|>&*!-][^\n]*,/m.test(file.yaml.source);
  if (!label.includes(",") || !isBare) return [];
  const message = `The tag "${label}" holds a comma.`;
  const expected = `Expected a list, [${label}], or quotes around the tag if it is one.`;
  return [{ file: file.path, ...positionOf(file, "tags", label), message, expected, severity: "warning" }];
}

const LEGACY = ["author", "author_title", "author_url", "author_image_url"] as const;

function legacyProblems(
  front: PostFrontMatter,
  refused: RefusedKeys | undefined,
  error: (key: string, message: string, expected: string) => Problem,
): Problem[] {
  const used = LEGACY.filter((key) => front[key] !== undefined);
  const [first] = used;
  if (first === undefined) return [];
  if (front.authors.length > 0) {
    const message = `"${first}" and "authors" are both there.`;
    return [error(first, message, 'Expected "authors" alone; it takes maps of name, title, url and image too.')];
  }
  if (first === "author" || refused?.has("author")) return [];
  return [error(first, `"${first}" has no "author".`, "Expected author: with a name.")];
}

function duplicates(authors: readonly AuthorReference[]): string[] {
  const keys = authors.flatMap(({ key }) => key ?? []);
  return [...new Set(keys.filter((key, index) => keys.indexOf(key) !== index))];
}

/**
 * A slug that is written as the whole address of a text, though it is put below the address of its section: the part
 * that is there already would stand in the address twice.
 */
export function findWholeAddress(file: ContentFile, slug: string | undefined, section: string): Problem[] {
  const [, lead = "", path = ""] = /^(\/*)(.*?)\/*$/.exec(slug ?? "") ?? [];
  const repeated = section.replace(/^\/+/, "");
  const rest = path.startsWith(`${repeated}/`) ? path.slice(repeated.length + 1) : "";
  if (rest === "" || isInFolderOf(file, repeated)) return [];
  return [
    {
      ...{ file: file.path, ...positionOf(file, "slug"), severity: "warning" },
      message: `The slug is put below ${section}, so this address is ${section}/${path}.`,
      expected: `Expected slug: ${lead}${rest} for the address ${section}/${rest}.`,
    },
  ];
}

/** A folder in the section that is called like it, such as `docs/docs`, is meant by its name. */
const isInFolderOf = ({ relativePath }: ContentFile, name: string): boolean =>
  relativePath.split("/").slice(1, -1).join("/").startsWith(name);
