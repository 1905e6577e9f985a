import { shorten } from "../../shared/page-description";
import { yearOf } from "../../shared/dates";
import { tagPath } from "../../shared/paths";
import { inProduction, isScheduled, visibilityOf } from "../../shared/visibility";
import { type Author, toSocialLinks } from "../../content/author";
import type { ContentFile } from "../../content/content-file";
import type { Doc } from "../../content/doc";
import type { Page } from "../../content/page";
import { formatOf, type Post } from "../../content/post";
import type { Project } from "../../content/project";
import type { TagEntry } from "../../content/tag";
import type { NodeFields } from "./create-node";

/**
 * Returns the fields that posts, docs and pages have in common. `updateDerivedFields` updates those that other files or
 * the day decide. Required ones are here nevertheless, because Gatsby may run a query in between.
 */
function toTextFields(
  { front, text }: Post | Doc | Page,
  { relativePath }: ContentFile,
  excerpt: string,
  date?: string,
) {
  return {
    title: front.title,
    metaTitle: front.title_meta ?? front.title,
    description: front.description ?? shorten(excerpt),
    excerpt,
    lastUpdate: front.last_update ?? null,
    keywords: front.keywords,
    draft: front.draft,
    unlisted: front.unlisted,
    ...visibilityOf({ draft: front.draft, unlisted: front.unlisted, date }, inProduction()),
    hideTableOfContents: front.hide_table_of_contents,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    image: front.image ?? null,
    filePath: relativePath,
    redirectFrom: front.redirect_from,
    text,
  };
}

export function toPostNode(post: Post, file: ContentFile, excerpt: string): NodeFields {
  const { front, slug, path, date, sortKey, authors, authorKeys, tags } = post;
  const fields = {
    ...toTextFields(post, file, excerpt, date),
    slug,
    path,
    date,
    scheduled: isScheduled(post),
    tagSlugs: [],
    year: yearOf(date),
    authorReferences: authors,
    authorKeys,
    tagReferences: tags,
    seriesName: front.series ?? null,
    seriesPart: front.series_part ?? null,
    sidebarLabel: front.sidebar_label ?? front.title,
    sortKey,
    readingTime: readingTime(post.text),
    isModule: formatOf(file.relativePath, post.text) === "module",
  };
  return { type: "Post", key: file.relativePath, fields };
}

/** Returns the fields that only docs have, except their tags. */
export function toDocFields(doc: Doc) {
  const { front, version, docId, source, route, path, position, hideTitle } = doc;
  return {
    version,
    docId,
    source,
    route,
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

export function toDocNode(doc: Doc, file: ContentFile, excerpt: string): NodeFields {
  const fields = {
    ...toTextFields(doc, file, excerpt),
    ...toDocFields(doc),
    title: doc.heading,
    tagReferences: doc.tags,
    addressedTags: [],
    tagSlugs: [],
  };
  return { type: "Doc", key: file.relativePath, fields };
}

export function toPageNode(page: Page, file: ContentFile, excerpt: string): NodeFields {
  const fields = {
    ...toTextFields(page, file, excerpt),
    name: page.name,
    path: page.path,
    wrapperClassName: page.front.wrapperClassName,
  };
  return { type: "Page", key: file.relativePath, fields };
}

export function toProjectNode({ front, slug, path, tags, text }: Project, file: ContentFile): NodeFields {
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
    text,
    filePath: file.relativePath,
  };
  return { type: "Project", key: file.relativePath, fields };
}

export const toTagNode = (entry: TagEntry): NodeFields => {
  const { key, slug, label, description } = withLabel(entry);
  return { type: "Tag", key: slug, fields: { key, slug, label, description, path: tagPath(slug), declared: true } };
};

/** Uses the key as the label of a tag without one. */
export const withLabel = (entry: TagEntry) => ({
  ...entry,
  label: entry.label ?? entry.key.charAt(0).toUpperCase() + entry.key.slice(1),
});

export const toAuthorNode = ({ page, socials, ...author }: Author, position: number): NodeFields => ({
  type: "Author",
  key: author.key,
  fields: { ...author, hasPage: page, socials: toSocialLinks(socials), position },
});

const SEGMENTER = new Intl.Segmenter("en", { granularity: "word" });

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
