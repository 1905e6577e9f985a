import { buildProjectFilters, placesOf } from "../../../../src/components/projects/project-filters";

const tag = (slug: string) => ({ slug, label: slug.toUpperCase() });
const project = (slug: string, ...tags: string[]) => ({ slug, tags: tags.map(tag) });

describe("buildProjectFilters", () => {
  it("offers what two projects share, the most used first, then by name", () => {
    const projects = [
      project("a", "react", "rails"),
      project("b", "rails", "api"),
      project("c", "api", "rails", "solo"),
    ];
    const filters = buildProjectFilters(projects);
    expect(filters.map(({ place, slug, count }) => [place, slug, count])).toEqual([
      [1, "rails", 3],
      [2, "api", 2],
    ]);
    expect(placesOf(projects[1]!, filters)).toBe("1 2");
    expect(placesOf(project("d"), filters)).toBe("");
  });

  it("offers nothing where there is nothing to choose", () => {
    expect(buildProjectFilters([project("a", "react"), project("b", "react")])).toEqual([]);
    expect(buildProjectFilters([])).toEqual([]);
  });

  it("offers no more than the style sheet has rules for", () => {
    const many = Array.from({ length: 30 }, (_, index) => `tag-${index}`);
    expect(buildProjectFilters([project("a", ...many), project("b", ...many)])).toHaveLength(16);
  });
});
