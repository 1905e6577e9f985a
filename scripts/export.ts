import path from "node:path";
import fs from "node:fs";
import { exportSite } from "../src/node/hosting/export-site";
import { builtPrefix } from "./serve";

/** `npm run export -- FOLDER`: the built site for hosts that go by the names of files alone. */
function main(folder = "dist"): void {
  if (!fs.existsSync("public/index.html")) throw new Error('public/ has no index.html. Run "npm run build" first.');
  const pages = exportSite(path.resolve("public"), path.resolve(folder), builtPrefix(path.resolve("public")));
  console.log(`${folder}: the site, ${pages} pages under both forms of their address, _headers and _redirects.`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
