import { createAlgoliaEngine } from "../../../../src/search/algolia/algolia-engine";
import { SearchUnavailable } from "../../../../src/search/engine";

const answers = [{ results: [{ hits: 1 }] }, { results: [{ hits: [], nbHits: 41 }] }];

/** Like the client of browsers, and unlike that of Node.js, this one keeps a response until the cache is cleared. */
jest.mock("../../../../src/services/algolia-client", () => {
  let kept: unknown;
  return {
    createAlgoliaClient: () => ({
      search: () => Promise.resolve((kept ??= answers.shift())),
      clearCache: () => Promise.resolve((kept = undefined)),
    }),
  };
});

it("does not keep an invalid response", async () => {
  const engine = createAlgoliaEngine({ appId: "APP1", searchKey: "search-key", index: "notes" });
  await expect(engine.search({ query: "a" })).rejects.toBeInstanceOf(SearchUnavailable);
  expect((await engine.search({ query: "a" })).nbHits).toBe(41);
});
