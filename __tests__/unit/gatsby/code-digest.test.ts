import { makeFolder } from "../../stand-ins/content-folder";

const ALGOLIA = { GATSBY_ALGOLIA_APP_ID: "A", GATSBY_ALGOLIA_SEARCH_KEY: "k", GATSBY_ALGOLIA_INDEX: "i" };

it("changes with a service that pages do not start, because the list of services names it", async () => {
  process.env.SITE_CONTENT_DIR = makeFolder({});
  const digests: string[] = [];
  for (const settings of [{}, ALGOLIA]) {
    Object.assign(process.env, settings);
    jest.resetModules();
    digests.push((await import("../../../src/gatsby/code-digest")).codeDigest());
  }
  expect(digests[1]).not.toBe(digests[0]);
});
