import { z } from "zod";
import { parseDate } from "../../shared/dates";
import { kebabCase } from "../../shared/kebab-case";
import { postPath } from "../../shared/paths";
import { commonFields, date, text } from "./fields";
import { parseMarkdownFile } from "./front-matter";
import type { Parsed, SourceFile } from "./yaml-source";

const frontMatter = z.strictObject({
  ...commonFields,
  sidebar_label: text.optional(),
  date: date.optional(),
  authors: z.union([text.transform((key) => [key]), z.array(text)]).default([]),
  tags: z.array(text).default([]),
});

export interface TagReference {
  slug: string;
  label: string;
}

/** A post as its file says it. */
export interface Post {
  front: z.output<typeof frontMatter>;
  slug: string;
  path: string;
  /** ISO 8601, UTC. */
  date: string;
  tags: TagReference[];
  text: string;
}

const POST_FILE = /^blog\/(?:(.+)\/)?([^/]+)\.mdx?$/;
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})-?(.*)$/;

/** `blog/<name>.md(x)` or `blog/<name>/index.md(x)`; names that begin with an underscore are not posts. */
export function isPostFile(relativePath: string): boolean {
  return POST_FILE.test(relativePath) && !/(^|\/)_/.test(relativePath);
}

/** Reads a post. The date in the front matter wins over the one that begins the name. */
export function parsePost(file: SourceFile): Parsed<Post> {
  const { value, problems } = parseMarkdownFile(file, frontMatter);
  if (!value) return { value: undefined, problems };
  const name = nameOf(file.relativePath);
  const dated = DATED_NAME.exec(name);
  const published = value.data.date ?? (dated ? parseDate(dated[1]!)?.toISOString() : undefined);
  if (!published) {
    const expected = "Expected date: YYYY-MM-DD in the front matter, or a file or folder name that begins with it.";
    problems.push({ file: file.path, message: "The post has no date.", expected, severity: "error" });
    return { value: undefined, problems };
  }
  if (value.data.draft && value.data.unlisted) {
    const expected = "Expected one of the two: a draft is not built, an unlisted post is built and not listed.";
    problems.push({ file: file.path, message: '"draft" and "unlisted" are both true.', expected, severity: "error" });
  }
  const slug = value.data.slug ?? (dated?.[2] || name);
  const tags = uniqueTags(value.data.tags);
  return {
    value: { front: value.data, slug, path: postPath(slug), date: published, tags, text: value.text },
    problems,
  };
}

function nameOf(relativePath: string): string {
  const [, folder, base] = POST_FILE.exec(relativePath)!;
  if (!folder) return base!;
  return base === "index" ? folder : `${folder}/${base}`;
}

function uniqueTags(labels: readonly string[]): TagReference[] {
  const bySlug = new Map<string, TagReference>();
  for (const label of labels) {
    const slug = kebabCase(label);
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, label });
  }
  return [...bySlug.values()];
}
