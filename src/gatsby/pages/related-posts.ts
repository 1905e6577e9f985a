import { seriesKey } from "../../shared/series";

/** The fields of a post that determine related posts. */
export interface RelatablePost {
  id: string;
  listed: boolean;
  tagSlugs: readonly string[];
  series?: { readonly name: string } | null;
}

/** The maximum number of related posts. */
const SHOWN = 3;
/** The number of newest posts of each tag to compare. It keeps the work proportional to the number of posts. */
const COMPARED = 24;

const keyOf = ({ series }: RelatablePost): string | null => (series ? seriesKey(series.name) : null);

/**
 * Returns the ids of related posts for each post: listed posts that share tags with it. Rare tags count more; among
 * equals the newest comes first. Parts of its series are left out, because it has links to them, unless it is unlisted.
 * `posts` must be sorted newest first.
 */
export function relatedPosts(posts: readonly RelatablePost[]): Map<string, string[]> {
  const byTag = new Map<string, RelatablePost[]>();
  for (const post of posts.filter(({ listed }) => listed)) {
    for (const tag of new Set(post.tagSlugs)) {
      if (!byTag.has(tag)) byTag.set(tag, []);
      byTag.get(tag)!.push(post);
    }
  }
  const age = new Map(posts.map(({ id }, index) => [id, index]));
  // Rounded, so that the order in which weights are added makes no difference.
  const weightOf = (tags: readonly string[]): number =>
    Math.round(tags.reduce((sum, tag) => sum + Math.log(1 + posts.length / byTag.get(tag)!.length), 0) * 1e6);
  const related = (post: RelatablePost): string[] => {
    const tags = [...new Set(post.tagSlugs)].filter((tag) => byTag.has(tag));
    const series = post.listed ? keyOf(post) : null;
    return [...new Set(tags.flatMap((tag) => byTag.get(tag)!.slice(0, COMPARED)))]
      .filter((other) => other.id !== post.id && (series === null || keyOf(other) !== series))
      .map(({ id, tagSlugs }) => ({ id, weight: weightOf(tags.filter((tag) => tagSlugs.includes(tag))) }))
      .sort((a, b) => b.weight - a.weight || age.get(a.id)! - age.get(b.id)!)
      .slice(0, SHOWN)
      .map(({ id }) => id);
  };
  return new Map(posts.map((post) => [post.id, related(post)]));
}
