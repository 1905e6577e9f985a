import type { Cache, Host, StatefulHost } from "@algolia/client-common";
import { apiClientVersion, liteClient, type LiteClient, type SearchForHits } from "algoliasearch/lite";
import { json, storageSlot } from "../browser/storage";

export type AlgoliaClient = LiteClient;
export type AlgoliaHost = Host;
/** One query in a request to Algolia's multi-index endpoint. */
export type AlgoliaQuery = SearchForHits;

/**
 * Creates Algolia's search-only client. It keeps the timeouts that the site promises: 1 s to connect and 2 s to read,
 * multiplied by the number of failures so far. It does not retry a 4xx response. It skips a failed host for 120 s and
 * remembers this in local storage under the client's own key, `algolia-client-js-<version>-<appId>`.
 */
export function createAlgoliaClient(appId: string, searchKey: string, hosts?: AlgoliaHost[]): AlgoliaClient {
  const hostsCache = createHostsCache(`algolia-client-js-${apiClientVersion}-${appId}`);
  // By default the client retries a rate-limited request three times, for each letter typed.
  return liteClient(appId, searchKey, { hostsCache, maxRateLimitRetries: 0, ...(hosts && { hosts }) });
}

/** How long a failed host is skipped, in milliseconds. */
const SKIPPED_FOR_MS = 120_000;

type HostState = Pick<StatefulHost, "status" | "lastUpdate">;

const nameOf = ({ protocol, url, port }: Host): string => `${protocol}://${url}${port ? `:${port}` : ""}`;

const STATES = json((value) => {
  const entries = Object.entries((value ?? {}) as Record<string, Partial<HostState> | null>);
  const isState = (entry: (typeof entries)[0]): entry is [string, HostState] =>
    typeof entry[1]?.lastUpdate === "number";
  return Object.fromEntries(entries.filter(isState));
});

/**
 * A cache for the states of the client's hosts in local storage. The client's own cache writes a host's state under a
 * different key than it reads, so every search would try a failed host first.
 */
function createHostsCache(key: string): Cache {
  const slot = storageSlot(key, STATES);
  return {
    get: async <T>(host: object | string, makeDefault: () => Promise<T>) => {
      const state = slot.get()?.[nameOf(host as Host)];
      if (!state || Date.now() - state.lastUpdate > SKIPPED_FOR_MS) return makeDefault();
      const isUp = () => state.status === "up";
      const isTimedOut = () => state.status === "timed out";
      return { ...(host as Host), ...state, isUp, isTimedOut } as T;
    },
    set: async (host, value) => {
      const { status, lastUpdate } = value as StatefulHost;
      slot.set({ ...slot.get(), [nameOf(host as Host)]: { status, lastUpdate } });
      return value;
    },
    // The client calls neither of these. Both forget all hosts.
    delete: async () => slot.remove(),
    clear: async () => slot.remove(),
  };
}
