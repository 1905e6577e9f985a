import { ARCHIVE_PATH, AUTHORS_PATH, BLOG_PATH, tagPath, TAGS_PATH } from "../../shared/paths";
import { listPages, type PageSpec } from "./page-spec";
import { relatedPosts, type RelatablePost } from "./related-posts";

/** The fields of a post that pages depend on. Lists of posts are sorted newest first. */
export interface PostSummary extends RelatablePost {
  path: string;
  isModule: boolean;
  filePath: string;
  authorKeys: readonly string[];
}

export interface AuthorSummary {
  key: string;
  path: string;
  hasPage: boolean;
}

/** Returns the pages of the post list, the archive, the tag list and the posts. */
export function buildBlogPages(posts: readonly PostSummary[], pageSize: number): PageSpec[] {
  const listed = posts.filter((post) => post.listed);
  const hasTags = listed.some(({ tagSlugs }) => tagSlugs.length > 0);
  return [
    ...listPages("post-list", listed, BLOG_PATH, pageSize),
    ...(listed.length > 0 ? [{ path: ARCHIVE_PATH, template: "archive", context: {} }] : []),
    ...(hasTags ? [{ path: TAGS_PATH, template: "tag-index", context: {} }] : []),
    ...buildPostPages(posts, listed),
  ];
}

function buildPostPages(posts: readonly PostSummary[], listed: readonly PostSummary[]): PageSpec[] {
  const position = new Map(listed.map((post, index) => [post.id, index]));
  const related = relatedPosts(posts);
  return posts.map((post) => {
    const index = position.get(post.id) ?? NaN;
    const context = {
      id: post.id,
      newerId: listed[index - 1]?.id ?? null,
      olderId: listed[index + 1]?.id ?? null,
      relatedIds: related.get(post.id) ?? [],
    };
    const page = { path: post.path, template: "post", context };
    return post.isModule ? { ...page, contentFile: post.filePath } : page;
  });
}

/** Returns the pages of each tag of a post. If all posts of a tag are unlisted, its page shows them. */
export function buildTagPages(posts: readonly PostSummary[], pageSize: number): PageSpec[] {
  const slugs = [...new Set(posts.flatMap(({ tagSlugs }) => tagSlugs))];
  return slugs.flatMap((slug) => {
    const tagged = posts.filter(({ tagSlugs }) => tagSlugs.includes(slug));
    const listed = tagged.filter((post) => post.listed);
    const unlisted = listed.length === 0;
    return listPages("tag", unlisted ? tagged : listed, tagPath(slug), pageSize, { slug, unlisted });
  });
}

/** Returns the list of authors, and the pages of each author with `hasPage`. */
export function buildAuthorPages(
  authors: readonly AuthorSummary[],
  posts: readonly PostSummary[],
  pageSize: number,
): PageSpec[] {
  if (authors.length === 0) return [];
  const pages = authors
    .filter(({ hasPage }) => hasPage)
    .flatMap(({ key, path }) => {
      const written = posts.filter((post) => post.listed && post.authorKeys.includes(key));
      return listPages("author", written, path, pageSize, { key });
    });
  return [{ path: AUTHORS_PATH, template: "author-index", context: {} }, ...pages];
}
