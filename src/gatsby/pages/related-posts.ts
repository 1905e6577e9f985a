import { seriesKey } from "../../shared/series";

/** What the choice of related posts needs to know of a post. */
export interface RelatablePost {
  id: string;
  listed: boolean;
  tagSlugs: readonly string[];
  series?: { readonly name: string } | null;
}

/** How many posts are shown as related. */
const SHOWN = 3;
/** How many of the newest posts of each tag are compared: the work then grows with the posts, not with their square. */
const COMPARED = 24;

const keyOf = ({ series }: RelatablePost): string | null => (series ? seriesKey(series.name) : null);

/**
 * For each post the ids of the listed posts that share tags with it. Rare tags count more; of posts with equal weight
 * the newest comes first. Parts of the same series are left out, since they have links of their own. `posts` begins
 * with the newest.
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
    const series = keyOf(post);
    return [...new Set(tags.flatMap((tag) => byTag.get(tag)!.slice(0, COMPARED)))]
      .filter((other) => other.id !== post.id && (series === null || keyOf(other) !== series))
      .map(({ id, tagSlugs }) => ({ id, weight: weightOf(tags.filter((tag) => tagSlugs.includes(tag))) }))
      .sort((a, b) => b.weight - a.weight || age.get(a.id)! - age.get(b.id)!)
      .slice(0, SHOWN)
      .map(({ id }) => id);
  };
  return new Map(posts.map((post) => [post.id, related(post)]));
}
