import { spawnSync } from "node:child_process";
import os from "node:os";
import { loadEnvironment } from "../src/content/environment";
import { deploymentCommands, missingFor } from "../src/outputs/hosting/deployment";

const USAGE = "Usage: npm run deploy   or   npm run deploy -- preview NAME   (--dry-run: only print the commands)";

/** Builds the site and brings it to Firebase Hosting; a preview is an address of its own that ends after a week. */
function main(): number {
  loadEnvironment();
  const words = process.argv.slice(2).filter((word) => word !== "--dry-run");
  const isPreview = words[0] === "preview";
  if (words.length !== (isPreview ? 2 : 0)) {
    console.error(USAGE);
    return 1;
  }
  const surroundings = { root: process.cwd(), home: os.homedir(), env: process.env };
  const channel = isPreview ? words[1] : undefined;
  const missing = missingFor(surroundings, channel);
  if (missing.length > 0) {
    console.error(["The site cannot be deployed yet:", ...missing.map((what) => `- ${what}`)].join("\n"));
    return 1;
  }
  for (const [program, ...args] of deploymentCommands(surroundings, channel)) {
    console.log([program, ...args].join(" "));
    if (process.argv.includes("--dry-run")) continue;
    const { status } = spawnSync(program!, args, { stdio: "inherit" });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

process.exitCode = main();
