import fs from "node:fs";
import path from "node:path";
import { loadEnvironment } from "../src/content/environment";
import { builtPrefix, exportSite } from "../src/outputs/hosting/export-site";
import { writeHostingRules } from "../src/outputs/hosting/write-rules";
import { requireFinishedBuild } from "../src/outputs/unfinished-build";
import { writeRemovingWorker } from "../src/offline/plugin-options";

const PUBLIC = path.resolve("public");

const COMMANDS = {
  /** `npm run hosting`: writes the hosting rules again, from `src/outputs/hosting/`. */
  hosting: () => {
    for (const problem of writeHostingRules()) console.warn(problem);
    console.log("firebase.json, public/_headers and public/_redirects are written.");
  },
  /** `npm run export -- FOLDER`: copies the site for hosts that serve files by name only. */
  export: (folder = "dist") => {
    const pages = exportSite(PUBLIC, path.resolve(folder), builtPrefix(PUBLIC));
    console.log(`${folder}: the site, ${pages} pages under both forms of their address, _headers and _redirects.`);
  },
  /** `npm run remove-worker`: writes a service worker that unregisters itself in visitors' browsers. */
  "remove-worker": () => {
    writeRemovingWorker();
    console.log("public/sw.js is now a worker that removes itself and what it stored. Deploy public/.");
  },
};

async function main(command: string, ...args: string[]): Promise<void> {
  if (!fs.existsSync(path.join(PUBLIC, "index.html"))) {
    throw new Error('There is no built site: public/ has no index.html. Run "npm run build" first.');
  }
  requireFinishedBuild();
  await COMMANDS[command as keyof typeof COMMANDS](...args);
}

loadEnvironment();
main(process.argv[2]!, ...process.argv.slice(3)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
