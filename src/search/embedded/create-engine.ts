import {
  FACETS,
  HITS_PER_PAGE,
  SNIPPET_WORDS,
  type Facet,
  type FacetCounts,
  type SearchEngine,
  type SearchFilters,
  type SearchRequest,
  type SearchResults,
} from "../engine";
import { expand } from "./expand";
import { INDEX_FOLDER } from "./format";
import { FileGone, loadFile, type LoadFile } from "./load-file";
import { parseQuery } from "./parse-query";
import { matchWord, rankSections, type RankedSection } from "./rank";
import { SiteIndex } from "./site-index";
import { toHit, type FoundTerms } from "./hit";

/** Creates a search engine that uses the built index. `basePath` is the path prefix of the site. */
export function createEmbeddedEngine(basePath: string, load: LoadFile = loadFile): SearchEngine {
  let opening: Promise<SiteIndex> | undefined;
  const open = (): Promise<SiteIndex> => {
    opening ??= SiteIndex.open(basePath + INDEX_FOLDER, load);
    opening.catch(() => (opening = undefined));
    return opening;
  };
  /** Runs a query. A missing file means that the site has been rebuilt, so the index is reopened once. */
  const searchSite = async (request: SearchRequest): Promise<SearchResults> => {
    try {
      return await search(await open(), request, basePath);
    } catch (error) {
      if (!(error instanceof FileGone)) throw error;
      opening = undefined;
      return search(await open(), request, basePath);
    }
  };
  return {
    warm: () => void open().catch(() => undefined),
    search: searchSite,
  };
}

async function search(index: SiteIndex, request: SearchRequest, basePath: string): Promise<SearchResults> {
  const { query, page = 0, snippetWords = SNIPPET_WORDS, filters = {}, signal } = request;
  const { sections: all, expansions } = await findSections(index, query);
  signal?.throwIfAborted();
  const sections = all.filter((section) => passes(index, section.page, filters));
  const terms: FoundTerms = expansions.map(
    (list) => new Map(list.map(({ term, matchedLetters }) => [term, matchedLetters])),
  );
  const shown = sections.slice(page * HITS_PER_PAGE, (page + 1) * HITS_PER_PAGE);
  const hits = await Promise.all(
    shown.map(async ({ page: number, section }) =>
      toHit({
        page: await index.page(number),
        section: section - index.pageOfSection.indexOf(number),
        terms,
        snippetWords,
        basePath,
      }),
    ),
  );
  signal?.throwIfAborted();
  return {
    hits,
    page,
    nbHits: sections.length,
    nbPages: Math.ceil(sections.length / HITS_PER_PAGE),
    ...(request.countFacets && { facets: countFacets(index, all, filters) }),
  };
}

/**
 * Finds the sections that match a query, and the terms that match each of its words. If no page contains all words,
 * it treats each word as a prefix or a misspelling. If there is still no such page, it returns those with the most
 * words.
 */
async function findSections(index: SiteIndex, query: string) {
  const words = parseQuery(query);
  if (words.length === 0) return { sections: [], expansions: [] };
  const attempt = async (isTolerant: boolean) => {
    const expansions = await Promise.all(words.map((word) => expand(index, word, isTolerant)));
    const found = expansions.map((list) => matchWord(index, list));
    return { ...rankSections(index, words, found), expansions };
  };
  const strict = await attempt(false);
  if (strict.coverage === words.length) return strict;
  const tolerant = await attempt(true);
  return tolerant.coverage > strict.coverage ? tolerant : strict;
}

/**
 * Whether a page matches all filters except one. A version filter excludes pages of other versions but keeps pages
 * outside the docs.
 */
function passes(index: SiteIndex, page: number, filters: SearchFilters, except?: Facet): boolean {
  return FACETS.every((facet) => {
    const value = filters[facet];
    if (facet === except || value === undefined) return true;
    if (index.facets[facet].get(String(value))?.has(page)) return true;
    return facet === "version" && ![...index.facets.version.values()].some((pages) => pages.has(page));
  });
}

/** Counts the hits for each value of a facet, with the other filters applied. */
function countFacets(index: SiteIndex, sections: readonly RankedSection[], filters: SearchFilters): FacetCounts {
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
