import { FAKE_KEYS } from "./site-with-services";
import type { Endpoint, Seen } from "./third-parties";

interface Query {
  indexName: string;
  query: string;
}

const queriesOf = ({ body }: Seen): Query[] => (body as { requests?: Query[] } | null)?.requests ?? [];

/** A record of the site, with what was asked for marked in its heading. */
const hit = (query: string) => {
  const lvl1 = { value: `<mark>${query}</mark> & <b>sets</b>`, matchLevel: "full", matchedWords: [query] };
  return {
    ...{ objectID: "record-1", type: "lvl1", url: "/blog/rails-postgresql-array", content: null },
    hierarchy: { lvl0: "Blog", lvl1: "Arrays & <b>sets</b>" },
    _highlightResult: { hierarchy: { lvl1 } },
    _snippetResult: { hierarchy: { lvl1 } },
  };
};

/** The settings of the build are in a request, whose body is text, so that browsers ask for no leave first. */
function isRight(seen: Seen): boolean {
  const { searchParams } = new URL(seen.url);
  return (
    searchParams.get("x-algolia-application-id") === FAKE_KEYS.GATSBY_ALGOLIA_APP_ID &&
    searchParams.get("x-algolia-api-key") === FAKE_KEYS.GATSBY_ALGOLIA_SEARCH_KEY &&
    seen.headers["content-type"]!.startsWith("text/plain") &&
    queriesOf(seen).every(({ indexName }) => indexName === FAKE_KEYS.GATSBY_ALGOLIA_INDEX)
  );
}

/** Stands in for the hosts of Algolia: everything is found but `nothing`. */
export const ALGOLIA: Endpoint[] = [
  {
    name: "algolia",
    url: /^https:\/\/fakeapp-(dsn\.algolia\.net|[123]\.algolianet\.com)\/1\/indexes\/\*\/queries\?/,
    methods: ["POST"],
    isRight,
    answer: (seen) => ({
      body: {
        results: queriesOf(seen).map(({ indexName, query }) => {
          const hits = query === "nothing" ? [] : [hit(query)];
          return { index: indexName, query, hits, nbHits: hits.length, page: 0, nbPages: hits.length };
        }),
      },
    }),
  },
];
