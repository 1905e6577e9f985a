import type { AlgoliaQuery } from "../../services/algolia-client";
import { FACETS, HITS_PER_PAGE, SNIPPET_WORDS, type Facet, type SearchFilters, type SearchRequest } from "../engine";

const HEADINGS = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);

/** The record attributes of the facets. */
export const FACET_ATTRIBUTES: Record<Facet, string> = { kind: "kind", tag: "tags", year: "year", version: "version" };

/**
 * A query and the facets to count with it. A facet with an active filter is counted by its own query, which ignores
 * that filter.
 */
interface CountedQuery {
  query: AlgoliaQuery;
  counts: readonly Facet[];
}

/** Returns the queries for a search request: first the hits, then counts if requested. */
export function toQueries(indexName: string, request: SearchRequest): CountedQuery[] {
  const { query, page = 0, snippetWords = SNIPPET_WORDS, filters = {}, countFacets } = request;
  const set = FACETS.filter((facet) => filters[facet] !== undefined);
  const free = countFacets ? FACETS.filter((facet) => !set.includes(facet)) : [];
  const common = { indexName, query, clickAnalytics: false } as const;
  const hits: AlgoliaQuery = {
    ...common,
    hitsPerPage: HITS_PER_PAGE,
    ...(page > 0 && { page }),
    attributesToRetrieve: ["hierarchy.lvl0", ...HEADINGS, "content", "type", "url"],
    attributesToSnippet: [...HEADINGS, "content"].map((attribute) => `${attribute}:${snippetWords}`),
    snippetEllipsisText: "…",
    highlightPreTag: "<mark>",
    highlightPostTag: "</mark>",
    ...(free.length > 0 && { facets: free.map((facet) => FACET_ATTRIBUTES[facet]) }),
    ...withFilters(filters, set),
  };
  const counts = (countFacets ? set : []).map((facet) => ({
    query: {
      ...common,
      hitsPerPage: 0,
      attributesToRetrieve: [],
      facets: [FACET_ATTRIBUTES[facet]],
      ...withFilters(
        filters,
        set.filter((other) => other !== facet),
      ),
    },
    counts: [facet],
  }));
  return [{ query: hits, counts: free }, ...counts];
}

/**
 * Each filter is one group, and all groups must match. A version filter excludes other versions but keeps pages outside
 * the docs.
 */
function withFilters(filters: SearchFilters, facets: readonly Facet[]): { facetFilters?: string[][] } {
  if (facets.length === 0) return {};
  const facetFilters = facets.map((facet) => {
    const group = [`${FACET_ATTRIBUTES[facet]}:${filters[facet]}`];
    return facet === "version" ? [...group, "kind:post", "kind:page"] : group;
  });
  return { facetFilters };
}
