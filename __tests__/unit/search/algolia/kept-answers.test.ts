import { createAlgoliaEngine } from "../../../../src/search/algolia/algolia-engine";
import { SearchUnavailable } from "../../../../src/search/engine";

const answers = [{ results: [{ hits: 1 }] }, { results: [{ hits: [], nbHits: 41 }] }];

/** As the client of browsers does, which the one of Node.js does not: an answer is kept until the cache is emptied. */
jest.mock("../../../../src/services/algolia-client", () => {
  let kept: unknown;
  return {
    createAlgoliaClient: () => ({
      search: () => Promise.resolve((kept ??= answers.shift())),
      clearCache: () => Promise.resolve((kept = undefined)),
    }),
  };
});

it("does not keep an answer that is none", async () => {
  const engine = createAlgoliaEngine({ appId: "APP1", searchKey: "search-key", index: "notes" });
  await expect(engine.search({ query: "a" })).rejects.toBeInstanceOf(SearchUnavailable);
  expect((await engine.search({ query: "a" })).nbHits).toBe(41);
});
