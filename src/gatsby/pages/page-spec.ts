import { listPagePath } from "../../shared/paths";

/** A page to create. It is plain data, so that tests can check all addresses without Gatsby. */
export interface PageSpec {
  path: string;
  /** The name of a file in `src/templates`, without its extension. */
  template: string;
  /** Ids and small values for the template's query and its navigation. */
  context: Record<string, unknown>;
  /** An MDX module. The template gets its content as `children`. */
  contentFile?: string;
}

/**
 * Splits a list of posts into pages. An empty list has one empty page, so that its address exists. The context has the
 * ids of the posts of a page and its position in the list, from 1, with the number of all posts (`count`).
 */
export function listPages(
  template: string,
  posts: readonly { readonly id: string }[],
  basePath: string,
  pageSize: number,
  context: Record<string, unknown> = {},
): PageSpec[] {
  const total = Math.max(1, Math.ceil(posts.length / pageSize));
  return Array.from({ length: total }, (_, index) => {
    const path = listPagePath(basePath, index + 1);
    const ids = posts.slice(index * pageSize, (index + 1) * pageSize).map(({ id }) => id);
    const newerPath = index > 0 ? listPagePath(basePath, index) : null;
    const olderPath = index + 1 < total ? listPagePath(basePath, index + 2) : null;
    const list = { path, number: index + 1, total, count: posts.length, newerPath, olderPath };
    return { path, template, context: { ...context, ids, list } };
  });
}
