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

it("differs in development from a build below a prefix, because texts have no prefix in development", async () => {
  Object.assign(process.env, { SITE_CONTENT_DIR: makeFolder({}), PATH_PREFIX: "/garden" });
  const { codeDigest } = await import("../../../src/gatsby/code-digest");
  const digests = ["development", "production"].map((mode) => {
    Object.assign(process.env, { NODE_ENV: mode });
    return codeDigest();
  });
  expect(digests[1]).not.toBe(digests[0]);
});
