import type { SearchEngine, SearchHierarchy, SearchHit, SearchRequest, SearchResults } from "../../src/search/engine";

const NO_HEADINGS = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

type HitParts = Partial<Omit<SearchHit, "hierarchy"> & { hierarchy: Partial<SearchHierarchy> }>;

/** A hit whose page is named by its id. */
export function makeHit(objectID: string, more: HitParts = {}): SearchHit {
  return {
    ...{ objectID, url: `/blog/${objectID}`, type: "lvl1", content: null, tags: [], year: null },
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
    ...more,
    hierarchy: { ...NO_HEADINGS, lvl0: "Blog", lvl1: `Page ${objectID}`, ...more.hierarchy },
  };
}

export const makeResults = (hits: SearchHit[], more: Partial<SearchResults> = {}): SearchResults => ({
  ...{ hits, nbHits: hits.length, page: 0, nbPages: 1 },
  ...more,
});

interface Asked {
  request: SearchRequest;
  answer: (results: SearchResults) => void;
  fail: (error: Error) => void;
}

/** An engine that answers when the test says so. */
export class EngineStandIn implements SearchEngine {
  readonly asked: Asked[] = [];
  readonly warm = jest.fn();

  search(request: SearchRequest): Promise<SearchResults> {
    return new Promise((answer, fail) => this.asked.push({ request, answer, fail }));
  }

  get last(): Asked {
    const last = this.asked.at(-1);
    if (!last) throw new Error("Nothing has been asked.");
    return last;
  }
}
