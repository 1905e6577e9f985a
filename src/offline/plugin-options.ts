/** Runs at build time: the options of gatsby-plugin-offline, and the scripts it needs. */
import path from "node:path";
import { SEARCH_FILE } from "../shared/built-files";
import { bundleWorker } from "../shared/bundle-worker";
import { OFFLINE_PATH } from "../shared/paths";

/** Relative, because Gatsby puts the options of plugins into the site's script. */
const APPENDED = ".cache/offline-worker.js";

export const isOfflineOff = (): boolean => process.env.GATSBY_OFFLINE === "off";

/**
 * A route that passes requests to this site on to the catch handler of the appended script, because its own cache is
 * empty. The plugin's routes come before those of an appended script, and its options cannot limit the size of a cache.
 * The plugin merges its four or five routes into this list by index, so five replace all of them. Files of the search
 * index do not match: in offline mode the appended script has a route for these.
 */
const passOn = {
  urlPattern: new RegExp(`//[^/]+(?!/__/|/_vercel/|[^?]*${SEARCH_FILE.source})/`),
  handler: "CacheOnly",
};

export const offlineOptions = () => ({
  precachePages: [OFFLINE_PATH, "/404"],
  appendScript: APPENDED,
  debug: process.env.GATSBY_OFFLINE === "debug",
  workboxConfig: { runtimeCaching: Array.from({ length: 5 }, () => passOn), skipWaiting: false, clientsClaim: true },
});

/** Writes the script that the plugin appends to its worker. */
export const bundleOfflineWorker = (): void => bundleWorker("src/offline/offline-worker.ts", path.resolve(APPENDED));

/** Replaces the offline worker by one that removes itself. */
export function writeRemovingWorker(publicDir = path.resolve("public")): void {
  bundleWorker("src/offline/remove-worker.ts", path.join(publicDir, "sw.js"));
}
