import { loadEnvironment } from "../src/node/environment";
import { writeHostingRules } from "../src/node/hosting/write-rules";

/** Writes the rules of the hosts anew for the site that was built last, from `src/node/hosting/`. */
loadEnvironment();
for (const problem of writeHostingRules()) console.warn(problem);
