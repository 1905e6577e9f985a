import fs from "node:fs";
import path from "node:path";
import { bundleWorker } from "../shared/bundle-worker";
import { readServices } from "../services/build-settings";

/** Firebase requires this file name at the root of the site. */
const PUSH_WORKER = "firebase-messaging-sw.js";

/** Writes the push worker if the service is enabled; otherwise deletes the worker of an earlier build. */
export function writePushWorker(publicDir = path.resolve("public"), env = process.env): void {
  const file = path.join(publicDir, PUSH_WORKER);
  const settings = readServices(env).on["firebase-messaging"];
  if (!settings) return fs.rmSync(file, { force: true });
  const { vapidKey: _, ...app } = settings;
  const define = { __FIREBASE__: JSON.stringify(app), "process.env.NODE_ENV": '"production"' };
  bundleWorker("src/services/firebase/push-worker.ts", file, define);
}
