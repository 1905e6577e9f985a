import { shorten } from "../../shared/page-description";
import { inProduction, visibilityOf } from "../../shared/visibility";
import type { Doc } from "../../content/doc";
import type { Page } from "../../content/page";
import type { Post } from "../../content/post";
import type { SourceFile } from "../../content/yaml-source";
import { extractExcerpt } from "../../markdown/excerpt";
import { syntaxOf } from "../../markdown/plain-markdown";

/** The fields that posts, docs and pages have in common. */
export function toTextFields({ front, text }: Post | Doc | Page, { relativePath }: SourceFile) {
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
