import type { ListPage } from "./pagination";

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

/** Returns one page of a paginated list of posts. Its context has the ids of the posts and the position in the list. */
export function listPage(
  template: string,
  page: ListPage<{ readonly id: string }>,
  context: Record<string, unknown>,
): PageSpec {
  const { items, ...list } = page;
  return { path: page.path, template, context: { ...context, ids: items.map(({ id }) => id), list } };
}
