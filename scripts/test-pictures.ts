import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureBrowser } from "./find-browser";

/** Compares the built site with its reference pictures; with `--update` takes new ones. */
const update = process.argv.includes("--update");
const { status } = spawnSync(path.resolve("node_modules/.bin/jest"), ["--selectProjects", "pictures", "--runInBand"], {
  stdio: "inherit",
  env: { ...process.env, CHROME_PATH: ensureBrowser(), UPDATE_PICTURES: update ? "1" : "" },
});
process.exitCode = status ?? 1;
