import fs from "node:fs";
import { loadEnvironment } from "../src/node/environment";
import { writeHostingRules } from "../src/node/hosting/write-rules";

/** Writes the rules of the hosts anew for the site that was built last, from `src/node/hosting/`. */
loadEnvironment();
if (fs.existsSync("public/index.html")) {
  for (const problem of writeHostingRules()) console.warn(problem);
} else {
  console.error('There is nothing to write rules for: public/ has no index.html. Run "npm run build" first.');
  process.exitCode = 1;
}
