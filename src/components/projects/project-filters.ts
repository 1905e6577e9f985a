interface Tagged {
  slug: string;
  tags: readonly { slug: string; label: string }[];
}

/** A tag to choose projects by. */
export interface ProjectFilter {
  /** From 1: the style sheet has a rule for each place, since it cannot know the tags. */
  place: number;
  slug: string;
  label: string;
  count: number;
}

/** For so many tags the style sheet has rules. */
const PLACES = 16;

/** The tags that two projects or more share, the most used first; none if fewer than two would be offered. */
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

/** The places of the filters that keep a project, for its `data-filters`. */
export const placesOf = (project: Tagged, filters: readonly ProjectFilter[]): string =>
  filters
    .filter(({ slug }) => project.tags.some((tag) => tag.slug === slug))
    .map(({ place }) => place)
    .join(" ");
