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
  const weights = new Map([...counts].map(([tag, count]) => [tag, Math.log(1 + posts.length / count)]));
  return new Map(
    posts.map((post) => {
      const tags = [...new Set(post.tagSlugs)];
      const candidates = new Set(tags.flatMap((tag) => byTag.get(tag) ?? []));
      const series = keyOf(post);
      const best: Ranked[] = [];
      for (const other of candidates) {
        if (other.post.id === post.id || (series !== null && other.series === series)) continue;
        let weight = 0;
        for (const tag of tags) if (other.tags.has(tag)) weight += weights.get(tag) ?? 0;
        keepBest(best, { other, weight: round(weight) });
      }
      return [post.id, best.map(({ other }) => other.post.id)];
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

interface Ranked {
  other: Candidate;
  /** How much the tags say that both have. */
  weight: number;
}

/** Puts one among the few best where it belongs. */
function keepBest(best: Ranked[], one: Ranked): void {
  const place = best.findIndex((other) => isBefore(one, other));
  if (place >= 0) best.splice(place, 0, one);
  else best.push(one);
  if (best.length > SHOWN) best.pop();
}

const isBefore = (a: Ranked, b: Ranked): boolean =>
  a.weight === b.weight ? a.other.age < b.other.age : a.weight > b.weight;

/** So that the order in which weights are added decides nothing. */
const round = (weight: number): number => Math.round(weight * 1e6) / 1e6;
