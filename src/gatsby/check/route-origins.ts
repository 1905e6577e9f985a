import { AUTHORS_FILE } from "../../content/author";
import type { Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { addressTags, tagFinder } from "../../content/tag";
import type { PageSpec } from "../pages/page-spec";

/** The tag or author that a generated page gets its address from, and the position of its name. */
export interface Origin {
  /** As shown in messages. */
  name: string;
  file: ContentFile;
  key: string;
  word?: string;
}

/**
 * Returns a function that finds the origin of a generated page. Of a paginated list only the first page has one, so
 * that a problem is reported once.
 */
export function originFinder(content: Content): (spec: PageSpec) => Origin | undefined {
  const origins = new Map<string, Origin>();
  const add = (name: string, origin: Origin) => origins.has(name) || origins.set(name, origin);
  for (const { file, value } of content.posts) {
    for (const { slug, label } of value.tags) add(`tag  ${slug}`, tagIn(file, label));
  }
  const find = tagFinder(content.tags);
  for (const { file, value } of content.docs) {
    for (const { slug, label } of addressTags(value.tags, find))
      add(`doc-tag ${value.version} ${slug}`, tagIn(file, label));
  }
  const authorsFile = content.files.find(({ relativePath }) => relativePath === AUTHORS_FILE);
  for (const { key } of authorsFile ? content.authors : []) {
    add(`author  ${key}`, { name: `the author "${key}"`, file: authorsFile!, key });
  }
  return ({ template, context: { version = "", slug, key = slug, list } }) =>
    isFirst(list) ? origins.get(`${template} ${String(version)} ${String(key)}`) : undefined;
}

const tagIn = (file: ContentFile, label: string): Origin => ({
  name: `the tag "${label}"`,
  file,
  key: "tags",
  word: label,
});

const isFirst = (list: unknown): boolean => list === undefined || (list as { number: number }).number === 1;
