import { z } from "zod";
import { parseDay } from "../shared/dates";
import { BLOG_PATH, postPath } from "../shared/paths";
import { errorAt, warningAt, type Problem } from "../shared/problem";
import { authorReference, fromLegacy, legacyAuthorFields, type AuthorReference } from "./author";
import type { ContentFile } from "./content-file";
import { commonFields, date, findWholeAddress, oneOrMany, text } from "./fields";
import type { FrontMatterRules } from "./front-matter/keys";
import { parseText, type ParsedText, type RefusedKeys } from "./parse-text";
import type { TextFormat } from "../markdown/compile";
import { isModule, syntaxOf } from "../markdown/syntax/source";
import { placeOf } from "./positions";
import { tagReference, uniqueTags, type TagReference } from "./tag";

const frontMatter = z.strictObject({
  ...commonFields,
  sidebar_label: text.optional(),
  date: date.optional(),
  authors: oneOrMany(authorReference),
  ...legacyAuthorFields,
  tags: oneOrMany(tagReference),
  series: text.optional(),
  series_part: z.number().int().positive("The part is too small. | Expected 1 or more.").optional(),
  id: text.optional(),
});

/** The keys of a post's front matter. */
export const POST_KEYS = Object.keys(frontMatter.shape);

type PostFrontMatter = z.output<typeof frontMatter>;

/** A post, as read from its file. */
export interface Post {
  front: PostFrontMatter & { title: string };
  slug: string;
  path: string;
  /** Set if the post's own address is taken, by another file or a page of the site. */
  moved?: { from: string; takenBy: string };
  /** ISO 8601, UTC. */
  date: string;
  /** Orders posts: the date, then the slug in its file, then the path of the file. */
  sortKey: string;
  authors: AuthorReference[];
  /** The keys among the authors. */
  authorKeys: string[];
  tags: TagReference[];
  text: string;
}

/** Reads a post. The date in the front matter wins over the one in the name. */
export function parsePost(given: ContentFile, rules?: FrontMatterRules): ParsedText<Post> {
  const { file, front, text, refused, problems, lostHeading } = parseText(given, frontMatter, rules);
  const name = readPostName(file.relativePath);
  const published = front.date ?? name.date;
  const found = [...problems, ...lostHeading, ...findPostProblems(file, front, refused)];
  if (!published && !refused?.has("date")) found.push(errorAt({ file: file.path }, NO_DATE, DATE_PLACES));
  const slug = front.slug ?? name.slug;
  const authors = [...front.authors, ...fromLegacy(front)];
  const value: Post = {
    front,
    text,
    slug,
    path: postPath(slug),
    date: published ?? "",
    sortKey: `${published ?? ""} ${slug} ${file.relativePath}`,
    tags: uniqueTags(front.tags),
    authors,
    authorKeys: authors.flatMap(({ key }) => key ?? []),
  };
  return { file, value, problems: found, refused: refused ?? (published ? undefined : new Set()) };
}

/** `blog/<name>.md(x)` or `blog/<name>/index.md(x)`; names that begin with an underscore are not posts. */
const POST_FILE = /^(?!.*\/[._])blog\/(?:(.+)\/)?([^/]+)\.mdx?$/;

export const isPostFile = (relativePath: string): boolean => POST_FILE.test(relativePath);

/** A date at the beginning of a file or folder, or as folders: `2021-08-26-name`, `2021/8/26/name`, `20210826-name`. */
const DATE = /(?<=^|\/)(\d{4})(?:[-/](\d{1,2})[-/](\d{1,2})|(\d{2})(\d{2}))(?:[-_./ ]+|$)/;

/** Returns the format of a text. Only a post can be a module, because only the template of posts renders one. */
export function formatOf(relativePath: string, text: string): TextFormat {
  if (isPostFile(relativePath) && isModule(relativePath, text)) return "module";
  return syntaxOf(relativePath);
}

/** The slug and the date in the path of a post's file. The date is ISO 8601, if there is one. */
function readPostName(relativePath: string): { slug: string; date: string | undefined } {
  const name = nameOf(relativePath);
  const match = DATE.exec(name);
  const day = match && [match[1], match[2] ?? match[4], match[3] ?? match[5]].join("-");
  const date = day ? parseDay(day)?.toISOString() : undefined;
  if (!match || !date) return { slug: name, date: undefined };
  const rest = name.slice(match.index + match[0].length);
  return { slug: rest === "" ? name : name.slice(0, match.index) + rest, date };
}

/** The path below `blog`, in NFC as addresses are typed, without the extension and without a final `index`. */
function nameOf(relativePath: string): string {
  const [, folder, base] = POST_FILE.exec(relativePath.normalize())!;
  if (!folder) return base!;
  return base === "index" ? folder : `${folder}/${base}`;
}

const NO_DATE = "The post has no date.";
const DATE_PLACES = "Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.";

/** Reports keys of a post that are valid on their own, but not together. */
function findPostProblems(file: ContentFile, front: PostFrontMatter, refused: RefusedKeys | undefined): Problem[] {
  const problems: Problem[] = [];
  if (front.draft && front.unlisted) {
    const expected = "Expected one of the two: a draft is not built, an unlisted post is built and not listed.";
    problems.push(errorAt(placeOf(file, "unlisted"), '"draft" and "unlisted" are both true.', expected));
  }
  if (front.series_part !== undefined && front.series === undefined && !refused?.has("series")) {
    const expected = "Expected series: with the series' name.";
    problems.push(errorAt(placeOf(file, "series_part"), '"series_part" has no "series".', expected));
  }
  if (front.id !== undefined) {
    const expected = "Use slug: to choose the address, and leave id out.";
    problems.push(warningAt(placeOf(file, "id"), '"id" has no effect in a post.', expected));
  }
  problems.push(...findWholeAddress(file, front.slug, BLOG_PATH));
  problems.push(...legacyProblems(file, front, refused), ...findListAsTag(file, front));
  const keys = front.authors.flatMap(({ key }) => key ?? []);
  for (const key of new Set(keys.filter((each, index) => keys.indexOf(each) !== index))) {
    const message = `The author "${key}" is named twice.`;
    problems.push(errorAt(placeOf(file, "authors", key), message, "Expected each author once."));
  }
  return problems;
}

/** Reports `tags: a, b` without brackets, which is one tag although a list was probably meant. */
function findListAsTag(file: ContentFile, { tags }: PostFrontMatter): Problem[] {
  const label = tags.length === 1 ? tags[0]!.label : "";
  const isBare = /^["']?tags["']?[ \t]*:[ \t]*[^\s"'[{|>&*!-][^\n]*,/m.test(file.yaml.source);
  if (!label.includes(",") || !isBare) return [];
  const message = `The tag "${label}" contains a comma.`;
  const expected = `Expected a list, [${label.replace(/,$/, "")}], or quotes around the tag if it is one.`;
  return [warningAt(placeOf(file, "tags", label), message, expected)];
}

const LEGACY = ["author", "author_title", "author_url", "author_image_url"] as const;

function legacyProblems(file: ContentFile, front: PostFrontMatter, refused: RefusedKeys | undefined): Problem[] {
  const used = LEGACY.filter((key) => front[key] !== undefined);
  const [first] = used;
  if (first === undefined) return [];
  if (front.authors.length > 0) {
    const expected = 'Expected "authors" alone; it takes maps of name, title, url and image too.';
    return [errorAt(placeOf(file, first), `"${first}" and "authors" are both given.`, expected)];
  }
  if (first === "author" || refused?.has("author")) return [];
  return [errorAt(placeOf(file, first), `"${first}" has no "author".`, "Expected author: with a name.")];
}
