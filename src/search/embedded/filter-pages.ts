import { FACETS, type Facet, type FacetCounts, type SearchFilters } from "../engine";
import type { RankedSection } from "./rank";
import type { SiteIndex } from "./site-index";

/**
 * Whether a page matches all filters except one. A version filter excludes pages of other versions but keeps pages
 * outside the docs. All pages have the same language.
 */
export function passes(index: SiteIndex, page: number, filters: SearchFilters, except?: Facet): boolean {
  return FACETS.every((facet) => {
    const value = filters[facet];
    if (facet === except || value === undefined) return true;
    if (index.facets[facet].get(String(value))?.has(page)) return true;
    return facet === "version" && ![...index.facets.version.values()].some((pages) => pages.has(page));
  });
}

/** Counts the hits for each value of a facet, with the other filters applied. */
export function countFacets(index: SiteIndex, sections: readonly RankedSection[], filters: SearchFilters): FacetCounts {
  const counts: FacetCounts = { kind: {}, tag: {}, year: {}, version: {} };
  for (const facet of FACETS) {
    const passing = sections.filter(({ page }) => passes(index, page, filters, facet));
    for (const [value, pages] of index.facets[facet]) {
      const count = passing.filter(({ page }) => pages.has(page)).length;
      if (count > 0) counts[facet][value] = count;
    }
  }
  return counts;
}
