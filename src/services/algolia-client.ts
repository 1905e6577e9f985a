import { apiClientVersion, liteClient, type LiteClient } from "algoliasearch/lite";
import { storageSlot } from "../browser/storage";
import { createHostsCache } from "./algolia-hosts-cache";

export type AlgoliaClient = LiteClient;

/** One of the hosts that answer, with its port where it is not the usual one. */
export interface AlgoliaHost {
  url: string;
  accept: "read" | "write" | "readWrite";
  protocol: "http" | "https";
  port?: number;
}

/**
 * Algolia's client for searching alone. It does what the site promises: an answer is waited for 1 s to
 * connect and 2 s to read, times the failures so far, and a 4xx is not tried again. A host that failed is left alone
 * for 120 s, which the browser's storage keeps under the client's own name, `algolia-client-js-<version>-<appId>`.
 */
export function createAlgoliaClient(appId: string, searchKey: string, hosts?: AlgoliaHost[]): AlgoliaClient {
  const hostsCache = createHostsCache(storageSlot(`algolia-client-js-${apiClientVersion}-${appId}`));
  // By itself the client would ask thrice more, for each letter typed, where it is told that it asks too much.
  return liteClient(appId, searchKey, { hostsCache, maxRateLimitRetries: 0, ...(hosts && { hosts }) });
}
