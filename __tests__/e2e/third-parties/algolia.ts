import { FAKE_KEYS } from "./site-with-services";
import type { Endpoint, Seen } from "./third-parties";

interface Query {
  indexName: string;
  query: string;
  hitsPerPage: number;
  attributesToRetrieve: string[];
  attributesToSnippet?: string[];
  highlightPreTag?: string;
  highlightPostTag?: string;
}

const LEVELS = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
const RETRIEVED = [...LEVELS, "content", "type", "url"];

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

/** Whether a query is one that the site is promised to ask: for hits, or only for how many there are. */
function isRight(asked: Query): boolean {
  if (asked.indexName !== FAKE_KEYS.GATSBY_ALGOLIA_INDEX || asked.query.length > 64) return false;
  if (asked.hitsPerPage === 0) return asked.attributesToRetrieve.length === 0;
  return (
    asked.hitsPerPage === 20 &&
    RETRIEVED.every((attribute) => asked.attributesToRetrieve.includes(attribute)) &&
    asked.attributesToSnippet?.includes("content:10") === true &&
    asked.highlightPreTag === "<mark>" &&
    asked.highlightPostTag === "</mark>"
  );
}

/** What is wrong with a request: its credentials are in the address, its body is text, its queries ask the index. */
function verify(seen: Seen): string | undefined {
  const { searchParams } = new URL(seen.url);
  if (searchParams.get("x-algolia-application-id") !== FAKE_KEYS.GATSBY_ALGOLIA_APP_ID) return "another application";
  if (searchParams.get("x-algolia-api-key") !== FAKE_KEYS.GATSBY_ALGOLIA_SEARCH_KEY) return "another key";
  if (!seen.headers["content-type"]?.startsWith("text/plain")) return "a type that browsers ask leave for first";
  const queries = queriesOf(seen);
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
