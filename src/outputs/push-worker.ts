import fs from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { readServices } from "../services/build-settings";

/** The address and the name are Firebase's own. */
const FILE = "firebase-messaging-sw.js";

/**
 * Writes the worker of push messages with the settings that the pages have; without any, none is left from an earlier
 * build.
 */
export function writePushWorker(publicDir = path.resolve("public"), env = process.env): void {
  const file = path.join(publicDir, FILE);
  const settings = readServices(env).on["firebase-messaging"];
  if (!settings) return fs.rmSync(file, { force: true });
  const { vapidKey: _, ...app } = settings;
  buildSync({
    entryPoints: [path.resolve("src/services/firebase/push-worker.ts")],
    outfile: file,
    ...{ bundle: true, minify: true, format: "iife", target: "es2022", charset: "utf8", legalComments: "none" },
    define: { __FIREBASE__: JSON.stringify(app), "process.env.NODE_ENV": '"production"' },
  });
}
