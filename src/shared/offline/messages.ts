/** What pages and the offline worker say to each other. */

/** The worker's settings, in the query of its script's address. */
export interface WorkerParams {
  offlineMode: boolean;
  debug: boolean;
}

export type PageMessage =
  /** A page has been shown. `loaded` are the addresses of what it loaded before the worker could see it. */
  | { type: "PAGE_SHOWN"; path: string; loaded?: string[] }
  /** Fetch what is missing; said at each start of a page and when the connection is back. */
  | { type: "FILL" }
  /** Let the waiting version take over. */
  | { type: "SKIP_WAITING" }
  /** The app was uninstalled: keep only what was visited. */
  | { type: "FORGET" }
  /** Asks for an answer through the port that comes with it: `AvailablePage[]`. */
  | { type: "LIST_AVAILABLE" };

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
  /** Bytes that are stored, and bytes in all. */
  stored: number;
  total: number;
  /** Whether anything had to be fetched: a page that finds all of it stored says nothing. */
  fetched: boolean;
}

export interface AvailablePage {
  path: string;
  title: string;
}

export const workerUrl = (base: string, params: WorkerParams): string =>
  `${base}sw.js?params=${encodeURIComponent(JSON.stringify(params))}`;

/** Reads the settings from the query of the worker's address; what is malformed is off. */
export function parseWorkerParams(search: string): WorkerParams {
  try {
    const params = JSON.parse(new URLSearchParams(search).get("params") ?? "{}") as Partial<WorkerParams>;
    return { offlineMode: params.offlineMode === true, debug: params.debug === true };
  } catch {
    return { offlineMode: false, debug: false };
  }
}
