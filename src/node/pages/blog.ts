import { paginate, type ListPage } from "../../shared/pagination";
import { ARCHIVE_PATH, BLOG_PATH, TAGS_PATH } from "../../shared/paths";
import type { PageSpec } from "./page-spec";

/** A post as the pages need it, newest first. */
export interface PostSummary {
  id: string;
  path: string;
  listed: boolean;
  isModule: boolean;
  filePath: string;
  tagSlugs: readonly string[];
  authorKeys: readonly string[];
}

/** The list of posts and its further pages, the archive, and a page for each post. */
export function buildBlogPages(posts: readonly PostSummary[], pageSize: number): PageSpec[] {
  const listed = posts.filter((post) => post.listed);
  return [
    ...paginate(listed, BLOG_PATH, pageSize).map((page) => listPage("post-list", page)),
    ...(listed.length > 0 ? [{ path: ARCHIVE_PATH, template: "archive", context: {} }] : []),
    ...(listed.some(({ tagSlugs }) => tagSlugs.length > 0)
      ? [{ path: TAGS_PATH, template: "tag-index", context: {} }]
      : []),
    ...buildPostPages(posts, listed),
  ];
}

function buildPostPages(posts: readonly PostSummary[], listed: readonly PostSummary[]): PageSpec[] {
  const place = new Map(listed.map((post, index) => [post.id, index]));
  return posts.map((post) => {
    const index = place.get(post.id);
    const context = {
      id: post.id,
      newerId: index === undefined ? null : (listed[index - 1]?.id ?? null),
      olderId: index === undefined ? null : (listed[index + 1]?.id ?? null),
    };
    const page = { path: post.path, template: "post", context };
    return post.isModule ? { ...page, contentFile: post.filePath } : page;
  });
}

/** One page of a list of posts; the context has the posts' ids and the list's place. */
export function listPage(
  template: string,
  page: ListPage<PostSummary>,
  context: Record<string, unknown> = {},
): PageSpec {
  const { path, number, total, items, newerPath, olderPath } = page;
  const ids = items.map(({ id }) => id);
  return { path, template, context: { ...context, ids, list: { path, number, total, newerPath, olderPath } } };
}
