/** @jest-environment jsdom */
import "react-dom/client";
import { SearchUnavailable } from "../../../../src/search/engine";
import { createAlgoliaEngine } from "../../../../src/search/algolia/algolia-engine";
import { AlgoliaEndpoint, type Behaviour } from "../../../stand-ins/algolia-endpoint";

const SETTINGS = { appId: "APP1", searchKey: "search-key", index: "notes" };

const HIT = {
  objectID: "1",
  url: "https://notes.example/docs/intro?a=1#begin",
  type: "lvl2",
  hierarchy: { lvl0: "Docs", lvl1: "Intro", lvl2: "Begin" },
  content: null,
  _highlightResult: {
    hierarchy: { lvl2: { value: "<b><mark>Beg</mark>in & go", matchLevel: "full", matchedWords: ["beg"] } },
  },
  _snippetResult: { hierarchy: { lvl2: { value: "<mark>Beg</mark>in", matchLevel: "full" } } },
};
const FOUND = { hits: [HIT], nbHits: 41, page: 0, nbPages: 3 };

const endpoints: AlgoliaEndpoint[] = [];
const start = async (...behaviours: Behaviour[]) => {
  const endpoint = await AlgoliaEndpoint.start(behaviours);
  endpoints.push(endpoint);
  return { endpoint, engine: createAlgoliaEngine(SETTINGS, endpoint.hosts) };
};

const error = jest.spyOn(console, "error").mockImplementation();
afterEach(async () => {
  for (const endpoint of endpoints.splice(0)) await endpoint.stop();
  localStorage.clear();
  error.mockClear();
});

it("sends the multi-index request that DocSearch sends", async () => {
  const { endpoint, engine } = await start({ results: [FOUND] });
  await engine.search({ query: "beg", snippetWords: 5 });
  expect(endpoint.received).toHaveLength(1);
  const [{ method, path, credentials, requests }] = endpoint.received as [AlgoliaEndpoint["received"][0]];
  expect([method, path]).toEqual(["POST", "/1/indexes/*/queries"]);
  expect(credentials).toEqual({ appId: "APP1", key: "search-key" });
  const headings = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
  expect(requests).toEqual([
    {
      query: "beg",
      indexName: "notes",
      hitsPerPage: 20,
      attributesToRetrieve: ["hierarchy.lvl0", ...headings, "content", "type", "url"],
      attributesToSnippet: [...headings, "content"].map((attribute) => `${attribute}:5`),
      snippetEllipsisText: "…",
      highlightPreTag: "<mark>",
      highlightPostTag: "</mark>",
      clickAnalytics: false,
    },
  ]);
});

it("returns hits with paths and escaped text, and their number", async () => {
  const { engine } = await start({ results: [FOUND] });
  const { hits, ...rest } = await engine.search({ query: "beg" });
  expect(rest).toEqual({ nbHits: 41, page: 0, nbPages: 3 });
  expect(hits[0]).toMatchObject({ url: "/docs/intro?a=1#begin", type: "lvl2" });
  expect(hits[0]?._highlightResult.hierarchy.lvl2?.value).toBe("&#60;b&#62;<mark>Beg</mark>in &#38; go");
});

it("connects to Algolia's first host before the first query, but asks nothing", async () => {
  const { endpoint, engine } = await start({ results: [FOUND] });
  engine.warm();
  const link = document.head.querySelector("link[rel=preconnect]");
  expect(link).toHaveProperty("href", "https://app1-dsn.algolia.net/");
  expect(link!.hasAttribute("crossorigin")).toBe(true);
  expect(endpoint.received).toEqual([]);
});

it("filters hits, and counts those that each value of a filter would leave", async () => {
  const { endpoint, engine } = await start({
    results: [
      { ...FOUND, facets: { tags: { Ruby: 2 } } },
      { hits: [], nbHits: 0, facets: { kind: { post: 3 } } },
      { hits: [], nbHits: 0, facets: { version: { "1.0": 1 } } },
    ],
  });
  const filters = { kind: "post", version: "1.0" } as const;
  const results = await engine.search({ query: "a", page: 1, filters, countFacets: true });
  const byVersion = ["version:1.0", "kind:post", "kind:page"];
  expect(endpoint.received[0]?.requests).toMatchObject([
    { page: 1, facets: ["tags", "year"], facetFilters: [["kind:post"], byVersion] },
    { hitsPerPage: 0, facets: ["kind"], facetFilters: [byVersion] },
    { hitsPerPage: 0, facets: ["version"], facetFilters: [["kind:post"]] },
  ]);
  expect(results.facets).toEqual({ kind: { post: 3 }, tag: { Ruby: 2 }, year: {}, version: { "1.0": 1 } });
});

it("leaves out hits without an address, of another site or of a script", async () => {
  const others = [
    "//evil.example/x",
    "/\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "https://a.example//evil.example",
  ];
  const hits = [null, { objectID: "2" }, ...["javascript:alert(1)", ...others].map((url) => ({ ...HIT, url }))];
  const { engine } = await start({ results: [{ hits, nbHits: hits.length }] });
  expect((await engine.search({ query: "a" })).hits).toEqual([]);
});

it.each<[string, Behaviour]>([
  ["cuts the connection", "cut"],
  ["answers 503", { status: 503, message: "down" }],
  ["is silent", { afterMs: 60_000, results: [] }],
])("asks the next host if one %s", async (_, behaviour) => {
  const { endpoint, engine } = await start(behaviour, { results: [FOUND] });
  expect((await engine.search({ query: "a" })).nbHits).toBe(41);
  expect(endpoint.received.map(({ host }) => host)).toEqual([0, 1]);
  expect(error).not.toHaveBeenCalled();
});

it("skips a failed host for 120 s, on pages that are opened later too", async () => {
  const { endpoint, engine } = await start("cut", { results: [FOUND] });
  await engine.search({ query: "a" });
  await createAlgoliaEngine(SETTINGS, endpoint.hosts).search({ query: "b" });
  expect(endpoint.received.map(({ host }) => host)).toEqual([0, 1, 1]);
  expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^algolia-client-js-[\d.]+-APP1$/)]);
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 121_000);
  await createAlgoliaEngine(SETTINGS, endpoint.hosts).search({ query: "c" });
  clock.mockRestore();
  expect(endpoint.received.map(({ host }) => host)).toEqual([0, 1, 1, 0, 1]);
});

it("is unavailable if all hosts fail", async () => {
  const { engine } = await start("cut", { status: 500, message: "" });
  await expect(engine.search({ query: "a" })).rejects.toBeInstanceOf(SearchUnavailable);
  expect(error).not.toHaveBeenCalled();
});

it("does not retry after a refusal, and logs once what to check", async () => {
  const { endpoint, engine } = await start({ status: 403, message: "Invalid API key" }, { results: [FOUND] });
  await expect(engine.search({ query: "a" })).rejects.toMatchObject({ failure: "unreachable" });
  await expect(engine.search({ query: "ab" })).rejects.toBeInstanceOf(SearchUnavailable);
  expect(endpoint.received.map(({ host }) => host)).toEqual([0, 0]);
  expect(error).toHaveBeenCalledTimes(1);
  expect(error).toHaveBeenCalledWith(expect.stringContaining("403: Invalid API key"));
});

it.each(["", "<html>", "{}", '{"results":[]}', '{"results":[{"hits":1}]}', "null"])(
  "is unavailable if a host sends %j",
  async (text) => {
    const { engine } = await start({ text });
    await expect(engine.search({ query: "a" })).rejects.toBeInstanceOf(SearchUnavailable);
  },
);
