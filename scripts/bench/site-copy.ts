import fs from "node:fs";
import path from "node:path";
import { PROGRAM_FOLDER } from "../../src/node/program.mjs";
import { measureCommand, type Measured } from "./measure-command";

const NOT_COPIED = [
  "node_modules",
  "public",
  ".cache",
  ".git",
  "content",
  "coverage",
  ".bench",
  ".site-code",
  ".last-good",
  "firebase.json",
];

/**
 * Copies the site's own files to another folder, so that a build there leaves `public/` and the cache here alone, and finds
 * nothing that was made before.
 */
export function copySite(target: string): void {
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(".")) {
    if (!NOT_COPIED.includes(name)) fs.cpSync(name, path.join(target, name), { recursive: true });
  }
  // What was compiled and found lies among the packages, which both have together.
  fs.rmSync(PROGRAM_FOLDER, { recursive: true, force: true });
  fs.rmSync("node_modules/.cache/found-files.json", { force: true });
  fs.symlinkSync(path.resolve("node_modules"), path.join(target, "node_modules"), "dir");
}

/** Builds a copy of the site with another content folder. */
export function buildSite(dir: string, contentDir: string, env: NodeJS.ProcessEnv = {}): Promise<Measured> {
  return measureCommand(process.execPath, ["scripts/run.mjs", "scripts/build.ts"], {
    cwd: dir,
    env: {
      ...process.env,
      CI: "true",
      GATSBY_TELEMETRY_DISABLED: "1",
      NODE_ENV: "production",
      SITE_CONTENT_DIR: contentDir,
      ...env,
    },
  });
}
