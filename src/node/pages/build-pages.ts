import type { SidebarItem } from "../../shared/sidebar";
import { buildAuthorPages, type AuthorSummary } from "./authors";
import { buildBlogPages, type PostSummary } from "./blog";
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
  sidebar: readonly SidebarItem[];
  pages: readonly ProseSummary[];
  sections: { projects: boolean; resume: boolean };
  postsPerPage: number;
}

/** Every page that data decides. Of several with one address the first stays: checking the content warns of the others. */
export function buildPages({ posts, authors, docs, sidebar, pages, sections, postsPerPage }: PageData): PageSpec[] {
  const specs = [
    ...buildBlogPages(posts, postsPerPage),
    ...buildTagPages(posts, postsPerPage),
    ...buildAuthorPages(authors, posts, postsPerPage),
    ...buildDocPages(docs, sidebar),
    ...buildSectionPages(sections),
    ...buildProsePages(pages),
  ];
  const taken = new Set<string>();
  return specs.filter(({ path }) => !taken.has(path) && taken.add(path));
}
