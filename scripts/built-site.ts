import path from "node:path";
import { exportSite } from "../src/outputs/hosting/export-site";
import { requireBuild } from "../src/outputs/unfinished-build";
import { writeRemovingWorker } from "../src/offline/plugin-options";
import { readArguments, runCommand } from "./command";

const COMMANDS = {
  /** `npm run export -- FOLDER`: copies the site for hosts that serve files by name only. */
  export: (folder = "dist") => {
    const pages = exportSite(path.resolve("public"), path.resolve(folder));
    console.log(`${folder}: the site, ${pages} pages under both forms of their address, _headers and _redirects.`);
  },
  /** `npm run remove-worker`: writes a service worker that unregisters itself in visitors' browsers. */
  "remove-worker": () => {
    writeRemovingWorker();
    console.log(
      "public/sw.js now removes itself and what it stored. Deploy public/ as it is: a build would undo this.",
    );
  },
};

const USAGE = `Usage: npm run export -- FOLDER   (without FOLDER: dist)
       npm run remove-worker`;

void runCommand(() => {
  const { words, asksForHelp } = readArguments(process.argv.slice(2), USAGE);
  if (asksForHelp) return console.log(USAGE);
  const [command, ...args] = words;
  if (args.length > (command === "export" ? 1 : 0)) throw new Error(USAGE);
  requireBuild();
  COMMANDS[command as keyof typeof COMMANDS](...args);
});
