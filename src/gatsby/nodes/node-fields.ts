import { shorten } from "../../shared/page-description";
import { yearOf } from "../../shared/dates";
import { tagPath } from "../../shared/paths";
import { countWords, readingMinutes, readingTimeLabel } from "../../shared/reading-time";
import { inProduction, isScheduled, visibilityOf } from "../../shared/visibility";
import { type Author, toSocialLinks } from "../../content/author";
import type { ContentFile } from "../../content/content-file";
import type { Doc } from "../../content/doc";
import type { Page } from "../../content/page";
import type { Post } from "../../content/post";
import type { Project } from "../../content/project";
import type { TagEntry } from "../../content/tag";
import { extractExcerpt } from "../../markdown/excerpt";
import { isModule } from "../../markdown/mdx-source";
import { syntaxOf } from "../../markdown/plain-markdown";
import type { NodeFields } from "./create-node";

/** The fields that posts, docs and pages have in common. */
function toTextFields({ front, text }: Post | Doc | Page, { relativePath }: ContentFile) {
  const excerpt = extractExcerpt(text, syntaxOf(relativePath));
  return {
    title: front.title,
    metaTitle: front.title_meta ?? front.title,
    description: front.description ?? shorten(excerpt),
    excerpt,
    lastUpdate: front.last_update ?? null,
    updated: front.last_update?.date ?? null,
    updatedBy: front.last_update?.author ?? null,
    keywords: front.keywords,
    draft: front.draft,
    unlisted: front.unlisted,
    ...visibilityOf(front, inProduction()),
    hideTableOfContents: front.hide_table_of_contents,
    tocMinHeadingLevel: front.toc_min_heading_level,
    tocMaxHeadingLevel: front.toc_max_heading_level,
    image: front.image ?? null,
    filePath: relativePath,
    text,
  };
}

export function toPostNode(post: Post, file: ContentFile): NodeFields {
  const { front, slug, path, date, authors, authorKeys, tags } = post;
  const words = countWords(post.text);
  const minutes = readingMinutes(words);
  const fields = {
    ...toTextFields(post, file),
    slug,
    path,
    date,
    year: yearOf(date),
    authorReferences: authors,
    authorKeys,
    tagReferences: tags,
    tagSlugs: tags.map((tag) => tag.slug),
    ...visibilityOf({ draft: front.draft, unlisted: front.unlisted, date }, inProduction()),
    scheduled: isScheduled({ date }),
    seriesName: front.series ?? null,
    seriesPart: front.series_part ?? null,
    series: null,
    sidebarLabel: front.sidebar_label ?? front.title,
    sortKey: `${date} ${slug}`,
    readingTime: { words, minutes, text: readingTimeLabel(minutes) },
    isModule: isModule(file.relativePath, post.text),
  };
  return { type: "Post", key: file.relativePath, fields };
}

/** The fields that only docs have, without their tags. */
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

export function toDocNode(doc: Doc, file: ContentFile): NodeFields {
  // `updateDerivedFields` sets the addresses of tags when all files have been read.
  const tags = { tagReferences: doc.tags, addressedTags: [], tagSlugs: [] };
  const fields = { ...toTextFields(doc, file), ...toDocFields(doc), ...tags, title: doc.heading };
  return { type: "Doc", key: file.relativePath, fields };
}

export function toPageNode(page: Page, file: ContentFile): NodeFields {
  const fields = {
    ...toTextFields(page, file),
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

/** A tag without a label is named after its key. */
export const withLabel = (entry: TagEntry) => ({
  ...entry,
  label: entry.label ?? entry.key.charAt(0).toUpperCase() + entry.key.slice(1),
});

export const toAuthorNode = ({ page, socials, ...author }: Author, position: number): NodeFields => ({
  type: "Author",
  key: author.key,
  fields: { ...author, hasPage: page, socials: toSocialLinks(socials), position },
});
