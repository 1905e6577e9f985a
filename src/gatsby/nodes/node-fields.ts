import { shorten } from "../../shared/page-description";
import { LANGUAGE, yearOf } from "../../shared/dates";
import { tagPath } from "../../shared/paths";
import { inProduction, isScheduled, visibilityOf } from "../../shared/visibility";
import { AUTHORS_FILE, type Author, toSocialLinks } from "../../content/author";
import type { Content, Entry } from "../../content/content";
import type { Doc } from "../../content/doc";
import type { Page } from "../../content/page";
import { formatOf, type Post } from "../../content/post";
import type { Project } from "../../content/project";
import { TAGS_FILE } from "../../content/tag";
import type { SeriesPlace } from "../../shared/series";
import type { NodeFields } from "./create-node";

/** What a text's own value does not say. */
export interface TextFacts {
  excerpt: string;
  linkTargets: string | null;
  /** The date of its last commit, ISO 8601, if there is one. Undefined if pages show no last change. */
  changed: { commit: string | undefined } | undefined;
}

/** Returns the fields that posts, docs and pages have in common. */
function toTextFields(
  { file, value: { front, text } }: Entry<Post | Doc | Page>,
  { excerpt, linkTargets, changed }: TextFacts,
  date?: string,
) {
  const updated = front.last_update?.date ?? changed?.commit;
  // A post has not changed until it is published.
  const isBefore = updated !== undefined && date !== undefined && updated.slice(0, 10) < date.slice(0, 10);
  return {
    title: front.title,
    metaTitle: front.title_meta ?? front.title,
    description: front.description ?? shorten(excerpt),
    excerpt,
    updated: changed && updated && !isBefore ? updated : null,
    updatedBy: (changed && front.last_update?.author) ?? null,
    keywords: front.keywords,
    draft: front.draft,
    unlisted: front.unlisted,
    ...visibilityOf({ draft: front.draft, unlisted: front.unlisted, date }, inProduction()),
    hideTableOfContents: front.hide_table_of_contents,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    image: front.image ?? null,
    filePath: file.relativePath,
    redirectFrom: front.redirect_from,
    linkTargets,
    text,
  };
}

export function toPostNode(post: Entry<Post>, facts: TextFacts, series: SeriesPlace | null): NodeFields {
  const { front, slug, path, date, sortKey, authors, authorKeys, tags, text } = post.value;
  const file = post.file.relativePath;
  const fields = {
    ...toTextFields(post, facts, date),
    slug,
    path,
    date,
    scheduled: isScheduled(post.value),
    tagSlugs: tags.map((tag) => tag.slug),
    year: yearOf(date),
    authorReferences: authors,
    authorKeys,
    series,
    sidebarLabel: front.sidebar_label ?? front.title,
    sortKey,
    readingTime: readingTime(text),
    isModule: formatOf(file, text) === "module",
  };
  return { type: "Post", key: file, file, fields };
}

/** Returns the fields that only docs have, except their tags. */
export function toDocFields(doc: Doc) {
  const { front, version, docId, source, path, position, hideTitle } = doc;
  return {
    version,
    docId,
    source,
    path,
    position,
    hideTitle,
    sidebarLabel: front.sidebar_label ?? front.title,
    sidebarClassName: front.sidebar_class_name,
    sidebarCustomProps: front.sidebar_custom_props,
    sidebarKey: front.sidebar_key,
    displayedSidebar: front.displayed_sidebar,
    pagination: {
      label: front.pagination_label ?? front.sidebar_label,
      next: front.pagination_next,
      previous: front.pagination_prev,
    },
    customEditUrl: front.custom_edit_url,
  };
}

export function toDocNode(doc: Entry<Doc>, facts: TextFacts): NodeFields {
  const { heading, tags } = doc.value;
  const fields = {
    ...toTextFields(doc, facts),
    ...toDocFields(doc.value),
    title: heading,
    tagReferences: tags,
    tagSlugs: tags.map(({ slug }) => slug),
  };
  return { type: "Doc", key: doc.file.relativePath, file: doc.file.relativePath, fields };
}

export function toPageNode(page: Entry<Page>, facts: TextFacts): NodeFields {
  const { front, name, path } = page.value;
  const fields = { ...toTextFields(page, facts), name, path, wrapperClassName: front.wrapperClassName };
  return { type: "Page", key: page.file.relativePath, file: page.file.relativePath, fields };
}

export function toProjectNode({ file, value }: Entry<Project>, { linkTargets }: TextFacts): NodeFields {
  const { front, slug, path, tags, text } = value;
  const { title, description, date, image = null, featured, status } = front;
  const links = front.links.map(({ label, url }) => ({ label, to: url }));
  const fields = {
    title,
    slug,
    path,
    description,
    date,
    tags,
    image,
    featured,
    status,
    links,
    linkTargets,
    text,
    filePath: file.relativePath,
  };
  return { type: "Project", key: file.relativePath, file: file.relativePath, fields };
}

/**
 * Returns the nodes of tags: those in the tags file, and others that built posts use.
 * The first of these posts determines the label.
 */
export function toTagNodes({ tags, posts }: Content): NodeFields[] {
  const node = (slug: string, fields: object, file?: string): NodeFields => ({
    type: "Tag",
    key: slug,
    fields: { slug, path: tagPath(slug), ...fields },
    ...(file && { file }),
  });
  const declared = tags.map(({ slug, label, description }) =>
    node(slug, { label, description, declared: true }, TAGS_FILE),
  );
  const others = new Map<string, string>();
  for (const { value } of posts) {
    if (!visibilityOf({ ...value.front, date: value.date }, inProduction()).built) continue;
    for (const { slug, label } of value.tags) if (!others.has(slug)) others.set(slug, label);
  }
  for (const { slug } of tags) others.delete(slug);
  const undeclared = [...others].map(([slug, label]) => node(slug, { label, description: "", declared: false }));
  return [...declared, ...undeclared];
}

export const toAuthorNode = ({ page, socials, ...author }: Author, position: number): NodeFields => ({
  type: "Author",
  key: author.key,
  file: AUTHORS_FILE,
  fields: { ...author, hasPage: page, socials: toSocialLinks(socials), position },
});

const SEGMENTER = new Intl.Segmenter(LANGUAGE, { granularity: "word" });

/** The number of words to cache. Most occur in several texts, so the cache makes counting ten times as fast. */
const MAX_PARTS = 50_000;
const wordsInPart = new Map<string, number>();

/** Counts words with `Intl.Segmenter`, which also splits text without spaces. */
function countWords(text: string): number {
  let total = 0;
  for (const [part] of text.matchAll(/\S+/g)) {
    const words = wordsInPart.get(part) ?? [...SEGMENTER.segment(part)].filter(({ isWordLike }) => isWordLike).length;
    if (wordsInPart.size < MAX_PARTS) wordsInPart.set(part, words);
    total += words;
  }
  return total;
}

/** Returns the number of words and the reading time at 200 words a minute. */
export function readingTime(text: string) {
  const words = countWords(text);
  const minutes = Math.ceil(words / 200);
  return { words, minutes, text: minutes === 1 ? "One min read" : `${minutes} min read` };
}
