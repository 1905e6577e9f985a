import { FAKE_KEYS } from "./site-with-services";
import { ALL } from "./all";
import type { Seen } from "./third-parties";

const REGISTRATIONS = "https://fcmregistrations.googleapis.com/v1/projects/fake-project/registrations";
const INSTALLATION =
  "https://firebaseinstallations.googleapis.com/v1/projects/fake-project/installations/caaaaaaaaaaaaaaaaaaaaa";
const VAPID = FAKE_KEYS.GATSBY_FIREBASE_VAPID_KEY;

const REGISTRATION = {
  ...{ endpoint: `https://push.example/1/${VAPID}`, applicationPubKey: VAPID, origin: "localhost:9000" },
  ...{ auth: "a".repeat(22), p256dh: "p".repeat(87) },
};
const HEADERS = {
  "x-goog-api-key": FAKE_KEYS.GATSBY_FIREBASE_API_KEY,
  "x-goog-firebase-installations-auth": "FIS fake-auth-2",
};

const SUBSCRIBE: Seen = { method: "POST", url: REGISTRATIONS, headers: HEADERS, body: { web: REGISTRATION } };
const RENEW: Seen = { ...SUBSCRIBE, method: "PATCH", url: `${REGISTRATIONS}/fake-token-1` };
const UNSUBSCRIBE: Seen = { ...RENEW, method: "DELETE", body: null };
const REFRESH: Seen = {
  ...{ method: "POST", url: `${INSTALLATION}/authTokens:generate`, body: null },
  headers: { authorization: "FIS_v2 fake-refresh-caaaaaaaaaaaaaaaaaaaaa" },
};

const SEARCH_KEY = FAKE_KEYS.GATSBY_ALGOLIA_SEARCH_KEY;
const QUERY = {
  ...{ indexName: FAKE_KEYS.GATSBY_ALGOLIA_INDEX, query: "rails", hitsPerPage: 20 },
  attributesToRetrieve: [...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`), "content", "type", "url"],
  ...{ attributesToSnippet: ["content:10"], highlightPreTag: "<mark>", highlightPostTag: "</mark>" },
};
const SEARCH: Seen = {
  method: "POST",
  url: `https://fakeapp-dsn.algolia.net/1/indexes/*/queries?x-algolia-application-id=FAKEAPP&x-algolia-api-key=${SEARCH_KEY}`,
  headers: { "content-type": "text/plain" },
  body: { requests: [QUERY] },
};

/** What the stand-in for a request says of it; undefined where nothing stands in for it, null where it is right. */
function judge(seen: Seen): string | null | undefined {
  const endpoint = ALL.find(({ url, methods }) => url.test(seen.url) && methods.includes(seen.method));
  return endpoint && (endpoint.verify?.(seen) ?? null);
}

const registering = (seen: Seen, change: Partial<typeof REGISTRATION>): Seen => ({
  ...seen,
  body: { web: { ...REGISTRATION, ...change } },
});
it.each<[string, Seen]>([
  ["a registration with another public key", registering(SUBSCRIBE, { applicationPubKey: `B${"B".repeat(86)}` })],
  ["a renewal of another subscription", registering(RENEW, { endpoint: `https://push.example/2/${VAPID}` })],
  ["an end without a token that was given", { ...UNSUBSCRIBE, url: `${REGISTRATIONS}/undefined` }],
  ["a token of another installation", { ...REFRESH, headers: { authorization: "FIS_v2 fake-refresh-other" } }],
  ["a search with another key", { ...SEARCH, url: SEARCH.url.replace(SEARCH_KEY, "admin") }],
  ["a search of another index", { ...SEARCH, body: { requests: [QUERY, { ...QUERY, indexName: "other" }] } }],
])("say what is wrong with %s", (_, seen) => {
  expect(judge(seen)).toEqual(expect.any(String));
});

it("know no other address of a third party", () => {
  expect(judge({ ...RENEW, method: "PUT" })).toBeUndefined();
  expect(judge({ ...SEARCH, url: SEARCH.url.replace("/1/", "/2/") })).toBeUndefined();
});
