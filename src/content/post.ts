import { z } from "zod";
import { syntaxOf } from "../markdown/plain-markdown";
import { parseDate } from "../shared/dates";
import { postPath } from "../shared/paths";
import { authorReference, fromLegacy, isForeignImage, legacyAuthorFields, type AuthorReference } from "./author";
import { checkFrontMatter, parsedText, type ParsedText } from "./check-data";
import type { ContentFile } from "./content-file";
import { commonFields, date, oneOrMany, text } from "./fields";
import { withoutFirstHeading } from "./first-heading";
import { findPostProblems, NO_DATE } from "./post-checks";
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
export function parsePost(file: ContentFile): ParsedText<Post> {
  const { data, text, refused, problems } = checkFrontMatter(file, frontMatter, { title: "Untitled" });
  const name = readPostName(file.relativePath);
  const published = data.date ?? name.date;
  const found = [...problems, ...findPostProblems(file, data, refused)];
  if (!published && !refused?.has("date")) found.push({ ...NO_DATE, file: file.path });
  const slug = data.slug ?? name.slug;
  const authors = [...data.authors, ...fromLegacy(data)].map(withoutForeignImage);
  const post: Post = {
    ...{ front: data, slug, path: postPath(slug), date: published ?? "", tags: uniqueTags(data.tags) },
    text: withoutFirstHeading(text, syntaxOf(file.relativePath)),
    ...{ authors, authorKeys: authors.flatMap(({ key }) => key ?? []) },
  };
  return parsedText(post, found, refused ?? (published ? undefined : new Set()));
}

const withoutForeignImage = ({ image, ...author }: AuthorReference): AuthorReference =>
  image === undefined || isForeignImage(image) ? author : { ...author, image };

const POST_FILE = /^blog\/(?:(.+)\/)?([^/]+)\.mdx?$/;

/** A date at the beginning of a file or folder, or as folders: `2021-08-26-name`, `2021/8/26/name`, `20210826-name`. */
const DATE = /(?<=^|\/)(\d{4})(?:[-/](\d{1,2})[-/](\d{1,2})|(\d{2})(\d{2}))(?:[-_./ ]+|$)/;

/** `blog/<name>.md(x)` or `blog/<name>/index.md(x)`; names that begin with an underscore are not posts. */
export function isPostFile(relativePath: string): boolean {
  return POST_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** What the path of a post's file says: its slug without the date, and the date as ISO 8601 if there is one. */
export function readPostName(relativePath: string): { slug: string; date: string | undefined } {
  const name = nameOf(relativePath);
  const match = DATE.exec(name);
  const day = match && [match[1], match[2] ?? match[4], match[3] ?? match[5]].join("-");
  const date = day ? parseDate(day)?.toISOString() : undefined;
  if (!match || !date) return { slug: name, date: undefined };
  const rest = name.slice(match.index + match[0].length);
  return { slug: rest === "" ? name : name.slice(0, match.index) + rest, date };
}

/** The path below `blog` without the extension and without a final `index`. */
function nameOf(relativePath: string): string {
  const [, folder, base] = POST_FILE.exec(relativePath)!;
  if (!folder) return base!;
  return base === "index" ? folder : `${folder}/${base}`;
}
