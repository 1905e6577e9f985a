/** What pages and the offline worker say to each other. */
export type PageMessage =
  /** A page is shown. `loaded` are addresses of files that it loaded, perhaps before the worker controlled it. */
  | { type: "PAGE_SHOWN"; path: string; loaded: string[] }
  /** Lets the waiting version take over. The code that Workbox generates answers it. */
  | { type: "SKIP_WAITING" };

/**
 * - `filling`: files are being fetched
 * - `ready`: the whole site is stored
 * - `paused`: the connection broke; it goes on by itself
 * - `full`: there is no space for the rest; what is there can be read
 */
export type FillState = "filling" | "ready" | "paused" | "full";

export interface FillProgress {
  type: "FILL_PROGRESS";
  state: FillState;
  /** Files that are stored, and files in all. */
  stored: number;
  total: number;
}

export const workerUrl = (base: string, params: { offlineMode: boolean; debug: boolean }): string =>
  `${base}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`;

/** Whether the query of the worker's address asks for offline mode; what is malformed does not. */
export function isOfflineWorker(search: string): boolean {
  try {
    const params = JSON.parse(new URLSearchParams(search).get("params") ?? "{}") as { offlineMode?: unknown };
    return params.offlineMode === true;
  } catch {
    return false;
  }
}

/** The cache of the site's files, of read pages (followed by the version), and of the files they loaded. */
export const CACHES = { site: "site-files-", pages: "site-pages-", seen: "site-seen-" } as const;

/** A file as Workbox lists it: a text if its address has a hash. Addresses are relative to the worker's. */
export type PrecacheEntry = string | { url: string; revision: string };
