/** A message from a page to the worker. */
export type PageMessage =
  /** A page is shown. `loaded` are the URLs that it has loaded, some perhaps before the worker controlled it. */
  | { type: "PAGE_SHOWN"; path: string; loaded: string[] }
  /** Activates the waiting version. Workbox's generated code handles it. */
  | { type: "SKIP_WAITING" };

/**
 * - `filling`: files are being fetched
 * - `ready`: the whole site is stored
 * - `paused`: the connection is lost; fetching resumes by itself
 * - `full`: there is no space for the rest; the stored pages can be read
 */
export type FillState = "filling" | "ready" | "paused" | "full";

export interface FillProgress {
  type: "FILL_PROGRESS";
  state: FillState;
  /** The number of stored files and of all files. */
  stored: number;
  total: number;
}

export const workerUrl = (base: string, params: { offlineMode: boolean; debug: boolean }): string =>
  `${base}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`;

/** Whether the query of the worker's URL, as `workerUrl` writes it, sets offline mode. */
export const isOfflineWorker = (search: string): boolean =>
  new URLSearchParams(search).get("params")?.includes('"offlineMode":true') ?? false;

/** Prefixes of cache names: the site's files, visited pages (followed by the version), and files that these loaded. */
export const CACHES = { site: "site-files-", pages: "site-pages-", seen: "site-seen-" } as const;

/** The script with the list of the whole site. */
export const SITE_LIST = "/offline/files.js";

/** An entry of a Workbox precache list: a string if the URL has a hash. URLs are relative to the worker's. */
export type PrecacheEntry = string | { url: string; revision: string };
