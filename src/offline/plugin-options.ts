/** Runs at build time: the options of gatsby-plugin-offline, and the scripts it needs. */
import path from "node:path";
import { buildSync } from "esbuild";
import { SEARCH_FILE } from "../shared/built-files";
import { OFFLINE_PATH } from "../shared/paths";

const APPENDED = path.resolve(".cache/offline-worker.js");

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

function bundle(name: "offline-worker" | "remove-worker", outfile: string): void {
  buildSync({
    entryPoints: [path.resolve(`src/offline/${name}.ts`)],
    outfile,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
  });
}

/** Writes the script that the plugin appends to its worker. */
export const bundleOfflineWorker = (): void => bundle("offline-worker", APPENDED);

/** Replaces the offline worker by one that removes itself. */
export function writeRemovingWorker(publicDir = path.resolve("public")): void {
  bundle("remove-worker", path.join(publicDir, "sw.js"));
}
