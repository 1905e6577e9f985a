import { paginate } from "../../shared/pagination";
import { AUTHORS_PATH } from "../../shared/paths";
import { listPage, type PostSummary } from "./blog";
import type { PageSpec } from "./page-spec";

export interface AuthorSummary {
  key: string;
  path: string;
  hasPage: boolean;
}

/** The list of authors, and the pages of each that has one. */
export function buildAuthorPages(
  authors: readonly AuthorSummary[],
  posts: readonly PostSummary[],
  pageSize: number,
): PageSpec[] {
  if (authors.length === 0) return [];
  const index = { path: AUTHORS_PATH, template: "author-index", context: {} };
  const pages = authors
    .filter(({ hasPage }) => hasPage)
    .flatMap(({ key, path }) => {
      const written = posts.filter((post) => post.listed && post.authorKeys.includes(key));
      return paginate(written, path, pageSize).map((page) => listPage("author", page, { key }));
    });
  return [index, ...pages];
}
