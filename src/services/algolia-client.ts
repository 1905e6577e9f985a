import type { Host } from "@algolia/client-common";
import { apiClientVersion, liteClient, type LiteClient } from "algoliasearch/lite";
import { storageSlot } from "../browser/storage";
import { createHostsCache } from "./algolia-hosts-cache";

export type AlgoliaClient = LiteClient;
export type AlgoliaHost = Host;

/**
 * Creates Algolia's search-only client. It keeps the timeouts that the site promises: 1 s to connect and 2 s to read,
 * multiplied by the number of failures so far. It does not retry a 4xx response. It skips a failed host for 120 s and
 * remembers this in local storage under the client's own key, `algolia-client-js-<version>-<appId>`.
 */
export function createAlgoliaClient(appId: string, searchKey: string, hosts?: AlgoliaHost[]): AlgoliaClient {
  const hostsCache = createHostsCache(storageSlot(`algolia-client-js-${apiClientVersion}-${appId}`));
  // By default the client retries a rate-limited request three times, for each letter typed.
  return liteClient(appId, searchKey, { hostsCache, maxRateLimitRetries: 0, ...(hosts && { hosts }) });
}
