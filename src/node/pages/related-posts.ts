import { seriesKey } from "../../shared/series";

/** A post as far as being related needs it. */
export interface RelatablePost {
  id: string;
  listed: boolean;
  tagSlugs: readonly string[];
  series?: { readonly name: string } | null;
}

/** How many posts are shown as related. */
const SHOWN = 3;
/** How many of the newest posts of a tag are considered: keeps the work in proportion to posts and their tags. */
const CONSIDERED = 24;

/**
 * For each post the ids of the listed posts that share tags with it, those with rare tags in common first, then the
 * newest. A post is not related to itself, nor to the parts of its own series, which have links of their own.
 * `posts` come newest first.
 */
export function relatedPosts(posts: readonly RelatablePost[]): Map<string, string[]> {
  const byTag = new Map<string, Candidate[]>();
  const counts = new Map<string, number>();
  posts.forEach((post, age) => {
    if (!post.listed) return;
    const candidate = { post, age, series: keyOf(post), tags: new Set(post.tagSlugs) };
    for (const tag of candidate.tags) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
      const tagged = byTag.get(tag) ?? [];
      if (tagged.length < CONSIDERED) tagged.push(candidate);
      byTag.set(tag, tagged);
    }
  });
  const weightOf = (tag: string): number => Math.log(1 + posts.length / (counts.get(tag) ?? 1));
  return new Map(
    posts.map((post) => {
      const tags = [...new Set(post.tagSlugs)];
      const candidates = new Set(tags.flatMap((tag) => byTag.get(tag) ?? []));
      const series = keyOf(post);
      const ranked = [...candidates]
        .filter((other) => other.post.id !== post.id && (series === null || other.series !== series))
        .map((other) => ({ ...other, weight: sum(tags.filter((tag) => other.tags.has(tag)).map(weightOf)) }))
        .sort((a, b) => b.weight - a.weight || a.age - b.age);
      return [post.id, ranked.slice(0, SHOWN).map(({ post: { id } }) => id)];
    }),
  );
}

interface Candidate {
  post: RelatablePost;
  /** Its place among all posts, newest first. */
  age: number;
  series: string | null;
  tags: ReadonlySet<string>;
}

const keyOf = ({ series }: RelatablePost): string | null => (series ? seriesKey(series.name) : null);

/** Rounded, so that the order in which weights are added decides nothing. */
const sum = (weights: readonly number[]): number =>
  Math.round(weights.reduce((total, weight) => total + weight, 0) * 1e6) / 1e6;
