import { AUTHORS_FILE } from "../../content/author";
import type { Content } from "../../content/content";
import type { ContentFile } from "../../content/content-file";
import { addressTags, tagFinder } from "../../content/tag";
import type { PageSpec } from "../pages/page-spec";

/** What a page that the site makes itself has its address from: a tag or an author, and where its name stands. */
export interface Origin {
  /** As it is called in messages. */
  name: string;
  file: ContentFile;
  key: string;
  word?: string;
}

/** Finds the origin of a page. Of a list that has several pages only the first has one, so that it is named once. */
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
  ...{ file, key: "tags", word: label },
});

const isFirst = (list: unknown): boolean => list === undefined || (list as { number: number }).number === 1;
