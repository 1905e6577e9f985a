import type { Service } from "./service";

/** An Algolia application, its search-only key and an index. All of them are public. */
export type AlgoliaSettings = { appId: string; searchKey: string; index: string };

/** Algolia, which can answer searches instead of the built-in index. The search loads it, not `runServices`. */
export const algolia: Service<AlgoliaSettings> = {
  id: "algolia",
  label: "Algolia",
  purpose: "Answers searches: the browser connects to it when the search opens, and sends what is typed.",
  consent: "none",
  settings: {
    appId: {
      env: "GATSBY_ALGOLIA_APP_ID",
      pattern: /^[A-Za-z0-9-]+$/,
      expected: "the id of the application as in Algolia's dashboard, letters and digits only",
    },
    searchKey: { env: "GATSBY_ALGOLIA_SEARCH_KEY", expected: "the public key that may only search" },
    index: { env: "GATSBY_ALGOLIA_INDEX", expected: "the name of the index" },
  },
  origins: () => ({ connect: ["https://*.algolia.net", "https://*.algolianet.com"] }),
  stores: [
    {
      name: "algolia-client-js-<version>-<application>",
      kind: "local storage",
      purpose: "which of its servers answered",
    },
  ],
};
