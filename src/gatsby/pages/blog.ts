import { paginate, type ListPage } from "../../shared/pagination";
import { ARCHIVE_PATH, BLOG_PATH, TAGS_PATH } from "../../shared/paths";
import type { PageSpec } from "./page-spec";
import { relatedPosts } from "./related-posts";

/** A post as the pages need it, newest first. */
export interface PostSummary {
  id: string;
  path: string;
  listed: boolean;
  isModule: boolean;
  filePath: string;
  tagSlugs: readonly string[];
  authorKeys: readonly string[];
  series?: { readonly name: string } | null;
}

/** The list of posts and its further pages, the archive, and a page for each post. */
export function buildBlogPages(posts: readonly PostSummary[], pageSize: number, hasAuthors: boolean): PageSpec[] {
  const listed = posts.filter((post) => post.listed);
  const hasArchive = listed.length > 0;
  const hasTags = listed.some(({ tagSlugs }) => tagSlugs.length > 0);
  const links = { hasArchive, hasAuthors, hasTags };
  return [
    ...paginate(listed, BLOG_PATH, pageSize).map((page) => listPage("post-list", page, links)),
    ...(hasArchive ? [{ path: ARCHIVE_PATH, template: "archive", context: {} }] : []),
    ...(hasTags ? [{ path: TAGS_PATH, template: "tag-index", context: {} }] : []),
    ...buildPostPages(posts, listed),
  ];
}

function buildPostPages(posts: readonly PostSummary[], listed: readonly PostSummary[]): PageSpec[] {
  const place = new Map(listed.map((post, index) => [post.id, index]));
  const related = relatedPosts(posts);
  return posts.map((post) => {
    const index = place.get(post.id);
    const context = {
      id: post.id,
      newerId: index === undefined ? null : (listed[index - 1]?.id ?? null),
      olderId: index === undefined ? null : (listed[index + 1]?.id ?? null),
      firstRelatedId: related.get(post.id)?.[0] ?? null,
      secondRelatedId: related.get(post.id)?.[1] ?? null,
      thirdRelatedId: related.get(post.id)?.[2] ?? null,
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
  const { items, ...list } = page;
  const ids = items.map(({ id }) => id);
  return { path: page.path, template, context: { ...context, ids, list } };
}
