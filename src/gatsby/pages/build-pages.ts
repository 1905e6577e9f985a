import { comparablePath, SEARCH_PATH } from "../../shared/paths";
import type { DocVersionTree } from "../../shared/doc-versions";
import { buildAuthorPages, type AuthorSummary } from "./authors";
import { buildBlogPages, type PostSummary } from "./blog";
import { buildDocTagPages } from "./doc-tags";
import { buildDocPages, type DocSummary } from "./docs";
import type { PageSpec } from "./page-spec";
import { buildProsePages, type ProseSummary } from "./prose";
import { buildSectionPages } from "./sections";
import { buildTagPages } from "./tags";

/** What all pages are made of. */
export interface PageData {
  /** Those that are built, newest first. */
  posts: readonly PostSummary[];
  /** In the order of their file. */
  authors: readonly AuthorSummary[];
  docs: readonly DocSummary[];
  docVersions: readonly DocVersionTree[];
  pages: readonly ProseSummary[];
  sections: { projects: boolean; resume: boolean };
  postsPerPage: number;
}

/** Every page that data decides. Of several with one address the first stays: checking the content warns of the others. */
export function buildPages(data: PageData): PageSpec[] {
  const taken = new Set(["/", SEARCH_PATH, "/404"].map(comparablePath));
  return allPages(data).filter(({ path }) => {
    const key = comparablePath(path);
    return !taken.has(key) && taken.add(key);
  });
}

/** Every page that data asks for; several may have one address. */
export function allPages({ posts, authors, docs, docVersions, pages, sections, postsPerPage }: PageData): PageSpec[] {
  return [
    ...buildBlogPages(posts, postsPerPage, authors.length > 0),
    ...buildTagPages(posts, postsPerPage),
    ...buildAuthorPages(authors, posts, postsPerPage),
    ...buildDocPages(docs, docVersions),
    ...buildDocTagPages(docs, docVersions),
    ...buildSectionPages(sections),
    ...buildProsePages(pages),
  ];
}
