interface Tagged {
  slug: string;
  tags: readonly { slug: string; label: string }[];
}

/** A tag to filter projects by. */
export interface ProjectFilter {
  /** The position, from 1. The style sheet has a rule for each position, because it cannot know the tags. */
  place: number;
  slug: string;
  label: string;
  count: number;
}

/** The number of filters that the style sheet has rules for. */
const PLACES = 16;

/** Returns the tags that at least two projects share, most frequent first. Empty if there would be fewer than two. */
export function buildProjectFilters(projects: readonly Tagged[]): ProjectFilter[] {
  const counts = new Map<string, { slug: string; label: string; count: number }>();
  for (const { slug, label } of projects.flatMap(({ tags }) => tags)) {
    counts.set(slug, { slug, label, count: (counts.get(slug)?.count ?? 0) + 1 });
  }
  const shared = [...counts.values()]
    .filter(({ count }) => count > 1)
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"))
    .slice(0, PLACES);
  return shared.length < 2 ? [] : shared.map((filter, index) => ({ place: index + 1, ...filter }));
}

/** Returns the positions of the filters that match a project, for its `data-filters`. */
export const placesOf = (project: Tagged, filters: readonly ProjectFilter[]): string =>
  filters
    .filter(({ slug }) => project.tags.some((tag) => tag.slug === slug))
    .map(({ place }) => place)
    .join(" ");
