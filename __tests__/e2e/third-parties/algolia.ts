import { FAKE_KEYS } from "../site-with-services";
import type { Endpoint, Seen } from "./third-parties";

interface Query {
  indexName: string;
  query: string;
  facets?: string[];
}

const queriesOf = ({ body }: Seen): Query[] => (body as { requests?: Query[] } | null)?.requests ?? [];

/** A record of the site, with what was asked for marked in its heading. */
const hit = (query: string) => ({
  ...{ objectID: "record-1", type: "lvl1", url: "/blog/rails-postgresql-array", content: null },
  hierarchy: { lvl0: "Blog", lvl1: "Arrays & <b>sets</b>" },
  _highlightResult: {
    hierarchy: { lvl1: { value: `<mark>${query}</mark> & <b>sets</b>`, matchLevel: "full", matchedWords: [query] } },
  },
});

/** What is wrong with a request: its credentials are in the address, its body is text, its queries ask the index. */
function verify(seen: Seen): string | undefined {
  const { searchParams } = new URL(seen.url);
  if (searchParams.get("x-algolia-application-id") !== FAKE_KEYS.GATSBY_ALGOLIA_APP_ID) return "another application";
  if (searchParams.get("x-algolia-api-key") !== FAKE_KEYS.GATSBY_ALGOLIA_SEARCH_KEY) return "another key";
  if (!seen.headers["content-type"]?.startsWith("text/plain")) return "a type that browsers ask leave for first";
  const queries = queriesOf(seen);
  const isRight = ({ indexName, query }: Query) => indexName === FAKE_KEYS.GATSBY_ALGOLIA_INDEX && query.length <= 64;
  return queries.length > 0 && queries.every(isRight) ? undefined : `other queries: ${JSON.stringify(queries)}`;
}

/** Stands in for the hosts of Algolia: everything is found but `nothing`. */
export const ALGOLIA: Endpoint[] = [
  {
    name: "algolia",
    url: /^https:\/\/fakeapp-(dsn\.algolia\.net|[123]\.algolianet\.com)\/1\/indexes\/\*\/queries\?/,
    methods: ["POST"],
    verify,
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
