import { paginate } from "../../shared/pagination";
import { tagPath } from "../../shared/paths";
import { listPage, type PostSummary } from "./blog";
import type { PageSpec } from "./page-spec";

/** The pages of each tag that a post has. A tag with unlisted posts only shows those. */
export function buildTagPages(posts: readonly PostSummary[], pageSize: number): PageSpec[] {
  const slugs = [...new Set(posts.flatMap(({ tagSlugs }) => tagSlugs))];
  return slugs.flatMap((slug) => {
    const tagged = posts.filter(({ tagSlugs }) => tagSlugs.includes(slug));
    const listed = tagged.filter((post) => post.listed);
    const unlisted = listed.length === 0;
    return paginate(unlisted ? tagged : listed, tagPath(slug), pageSize).map((page) =>
      listPage("tag", page, { slug, unlisted }),
    );
  });
}
