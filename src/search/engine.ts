/** The headings above a hit, as DocSearch nests them: lvl0 is the section of the site, lvl1 the page's title, lvl2 to lvl6 headings. */
export interface SearchHierarchy {
  lvl0: string | null;
  lvl1: string | null;
  lvl2: string | null;
  lvl3: string | null;
  lvl4: string | null;
  lvl5: string | null;
  lvl6: string | null;
}

export type SearchLevel = keyof SearchHierarchy;

/** What a page is, for filters. */
export type SearchKind = "post" | "doc" | "page";

/** One heading or one piece of text of a page, in DocSearch's own shape with the facets of this site added. */
export interface SearchRecord {
  objectID: string;
  /** The page's path with its anchor, under the path prefix. */
  url: string;
  url_without_anchor: string;
  /** The heading's id, or null above the first heading. */
  anchor: string | null;
  type: SearchLevel | "content";
  hierarchy: SearchHierarchy;
  /** The text of a piece of content; null for a heading. */
  content: string | null;
  language: string;
  /** The docs versions it belongs to; empty outside the docs. */
  version: string[];
  kind: SearchKind;
  /** Labels of the page's tags. */
  tags: string[];
  /** The year of a post's date; null elsewhere. */
  year: number | null;
  weight: { pageRank: number; level: number; position: number };
}

/** A value with the words found in `<mark>`; everything else in it is escaped HTML. */
export interface HighlightedValue {
  value: string;
  matchLevel: "none" | "partial" | "full";
  matchedWords: string[];
}

/** A record found, in the shape that DocSearch's interface reads. */
export interface SearchHit extends SearchRecord {
  _highlightResult: { hierarchy: Partial<Record<SearchLevel, HighlightedValue>>; content?: HighlightedValue };
  _snippetResult: { hierarchy: Partial<Record<SearchLevel, HighlightedValue>>; content?: HighlightedValue };
}

export interface SearchFilters {
  /** ISO 639-1. Every page has one, so no count of it is of use. */
  language?: string;
  kind?: SearchKind;
  tag?: string;
  year?: number;
  version?: string;
}

export interface SearchRequest {
  query: string;
  /** From 0. */
  page?: number;
  hitsPerPage?: number;
  /** The length of a snippet in words. */
  snippetWords?: number;
  filters?: SearchFilters;
  /** Whether to count what each value of a filter would leave. */
  countFacets?: boolean;
  signal?: AbortSignal;
}

/** A filter that the search page offers. */
export type Facet = Exclude<keyof SearchFilters, "language">;

/** How many hits each value of a filter would leave. */
export type FacetCounts = Record<Facet, Record<string, number>>;

export interface SearchResults {
  hits: SearchHit[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  facets?: FacetCounts;
}

/** What answers queries: the embedded index, or a search service. */
export interface SearchEngine {
  /** Rejects with `SearchUnavailable` when nothing can answer; a query of any shape is never an error. */
  search(request: SearchRequest): Promise<SearchResults>;
  /** Loads what a first query needs, on intent; failures are left to the query that follows. */
  warm(): void;
  /** Up to three other queries that have results, for one that has none. */
  suggest(query: string): Promise<string[]>;
}

/** Why there is no answer: no host or no index can be reached, or the service takes no more questions for now. */
export type SearchFailure = "unreachable" | "busy";

/** A query has no answer. */
export class SearchUnavailable extends Error {
  override name = "SearchUnavailable";

  constructor(
    message?: string,
    options?: ErrorOptions,
    readonly failure: SearchFailure = "unreachable",
  ) {
    super(message, options);
  }
}
