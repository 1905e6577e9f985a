import { z } from "zod";
import { postPath } from "../shared/paths";
import {
  authorReference,
  fromLegacy,
  isForeignImage,
  legacyAuthorFields,
  type AuthorReference,
} from "./author-reference";
import { commonFields, date, text } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import { withoutFirstHeading } from "./first-heading";
import { syntaxOf } from "../markdown/plain-markdown";
import { readRest, type Judged } from "./front-matter-rest";
import { oneOrMany } from "./one-or-many";
import { findPostProblems, NO_DATE } from "./post-problems";
import { readPostName } from "./post-name";
import { tagReference, uniqueTags, type TagReference } from "./tag-reference";
import type { SourceFile } from "./yaml-source";

export { isPostFile } from "./post-name";
export type { TagReference } from "./tag-reference";

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

export type PostFrontMatter = z.output<typeof frontMatter>;

/** A post as its file says it. */
export interface Post {
  front: PostFrontMatter;
  slug: string;
  path: string;
  /** ISO 8601, UTC. */
  date: string;
  authors: AuthorReference[];
  /** The keys among the authors. */
  authorKeys: string[];
  tags: TagReference[];
  text: string;
}

/** Reads a post. The date in the front matter wins over the one in the name. */
export function parsePost(file: SourceFile): Judged<Post> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  const { data, text, refused } = value
    ? { ...value, refused: new Set<string>() }
    : readRest(file, frontMatter, { title: "Untitled" });
  const name = readPostName(file.relativePath);
  const published = data.date ?? name.date;
  const found = [...problems, ...findPostProblems(file, data, refused)];
  if (!published && !refused.has("date")) found.push({ ...NO_DATE, file: file.path });
  const slug = data.slug ?? name.slug;
  const authors = [...data.authors, ...fromLegacy(data)].map(withoutForeignImage);
  const post: Post = {
    ...{ front: data, slug, path: postPath(slug), date: published ?? "", tags: uniqueTags(data.tags) },
    text: withoutFirstHeading(text, syntaxOf(file.relativePath)),
    ...{ authors, authorKeys: authors.flatMap(({ key }) => key ?? []) },
  };
  return value && published
    ? { value: post, problems: found }
    : { value: undefined, problems: found, rest: { value: post, refused } };
}

const withoutForeignImage = ({ image, ...author }: AuthorReference): AuthorReference =>
  image === undefined || isForeignImage(image) ? author : { ...author, image };
