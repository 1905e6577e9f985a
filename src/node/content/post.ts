import { z } from "zod";
import { postPath } from "../../shared/paths";
import {
  authorReference,
  fromLegacy,
  isForeignImage,
  legacyAuthorFields,
  type AuthorReference,
} from "./author-reference";
import { commonFields, date, text } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import { oneOrMany } from "./one-or-many";
import { findPostProblems, NO_DATE } from "./post-problems";
import { readPostName } from "./post-name";
import { tagReference, uniqueTags, type TagReference } from "./tag-reference";
import type { Parsed, SourceFile } from "./yaml-source";

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
export function parsePost(file: SourceFile): Parsed<Post> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  const name = readPostName(file.relativePath);
  if (!value) {
    const isDated = name.date !== undefined || /^date[ \t]*:/m.test(file.text);
    return { value: undefined, problems: isDated ? problems : [...problems, { ...NO_DATE, file: file.path }] };
  }
  const front = value.data;
  const published = front.date ?? name.date;
  const found = [...problems, ...findPostProblems(file, front)];
  if (!published) return { value: undefined, problems: [...found, { ...NO_DATE, file: file.path }] };
  const slug = front.slug ?? name.slug;
  const authors = [...front.authors, ...fromLegacy(front)].map(withoutForeignImage);
  const post: Post = {
    ...{ front, slug, path: postPath(slug), date: published, tags: uniqueTags(front.tags), text: value.text },
    ...{ authors, authorKeys: authors.flatMap(({ key }) => key ?? []) },
  };
  return { value: post, problems: found };
}

const withoutForeignImage = ({ image, ...author }: AuthorReference): AuthorReference =>
  image === undefined || isForeignImage(image) ? author : { ...author, image };
