/** The maximum length of a query in characters, as in DocSearch. */
export const MAX_QUERY_LENGTH = 64;
export const HITS_PER_PAGE = 20;
/** The default length of a snippet in words. */
export const SNIPPET_WORDS = 10;
/** The language whose forms of words the search knows, as an ISO 639-1 code. */
export const INDEX_LANGUAGE = "en";

export const LEVELS = ["lvl0", "lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6"] as const;
type SearchLevel = (typeof LEVELS)[number];

/**
 * The headings above a hit in DocSearch's format: lvl0 is the section of the site, lvl1 the page's title, lvl2 to lvl6
 * its headings.
 */
export type SearchHierarchy = Record<SearchLevel, string | null>;

export const KINDS = ["post", "doc", "page"] as const;
/** The kind of a page, for filters. */
export type SearchKind = (typeof KINDS)[number];

/** The facets of a page and of its records. */
export interface SearchFacets {
  kind: SearchKind;
  /** The docs version it belongs to; empty outside the docs. */
  version: string[];
  /** The labels of the page's tags. */
  tags: string[];
  /** The year of a post; null for other pages. */
  year: number | null;
}

/** A heading or a piece of text in DocSearch's format, with the additional facets of this site. */
export interface SearchRecord extends SearchFacets {
  objectID: string;
  language: typeof INDEX_LANGUAGE;
  /** The path with the anchor, including the path prefix. */
  url: string;
  url_without_anchor: string;
  /** The heading's id, or null above the first heading. */
  anchor: string | null;
  type: SearchLevel | "content";
  hierarchy: SearchHierarchy;
  /** The text of a piece; null for a heading. */
  content: string | null;
  weight: { pageRank: number; level: number; position: number };
}

/** Escaped HTML in which matches are in `<mark>`. */
export interface MarkedText {
  value: string;
}

export type MarkedHeadings = Partial<Record<SearchLevel, MarkedText>>;

/** A matching record in the format that DocSearch's interface expects. */
export interface SearchHit extends Pick<
  SearchRecord,
  "objectID" | "url" | "type" | "hierarchy" | "content" | "tags" | "year"
> {
  _highlightResult: { hierarchy: MarkedHeadings };
  _snippetResult: { hierarchy: MarkedHeadings; content?: MarkedText };
}

export interface SearchFilters {
  kind?: SearchKind;
  tag?: string;
  year?: number;
  version?: string;
}

export interface SearchRequest {
  query: string;
  /** Starts at 0. */
  page?: number;
  /** The length of a snippet in words. */
  snippetWords?: number;
  filters?: SearchFilters;
  /** Whether to count the hits for each value of each filter. */
  countFacets?: boolean;
  signal?: AbortSignal;
}

/** A filter on the search page. */
export type Facet = keyof SearchFilters;

export const FACETS: readonly Facet[] = ["kind", "tag", "year", "version"];

/** The number of hits for each value of each filter. */
export type FacetCounts = Record<Facet, Record<string, number>>;

export interface SearchResults {
  hits: SearchHit[];
  /** The number of all hits. */
  nbHits: number;
  /** The page of these hits. Starts at 0. */
  page: number;
  nbPages: number;
  facets?: FacetCounts;
}

/** A search engine: the embedded index or a search service. */
export interface SearchEngine {
  /** Rejects with `SearchUnavailable` if the engine cannot respond. No query is invalid. */
  search(request: SearchRequest): Promise<SearchResults>;
  /** Preloads what the first query needs. Ignores failures, which that query will report. */
  warm(): void;
}

/** The cause of a failed search: the host or index is unreachable, or the service is rate-limiting requests. */
export type SearchFailure = "unreachable" | "busy";

/** The message for each kind of failure: a title, and advice for the reader. */
export const FAILURE_WORDS: Record<SearchFailure, [title: string, help: string]> = {
  unreachable: ["Unable to fetch results", "You might want to check your network connection."],
  busy: ["The search is busy", "Try again in a moment."],
};

/** The engine could not respond to a query. */
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
