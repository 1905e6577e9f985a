import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** Newer releases of some packages ask for versions that do not exist together. */
const PACKAGES_BEFORE = "2026-09-15";

/** What is built with those packages lies below this folder too, and stays from one run to the next. */
export const BENCH_FOLDER = path.join(os.tmpdir(), "bench");

/**
 * Installs packages, each in an exact version, into a folder that is named after who needs them, and gives that folder.
 * An earlier run's are taken when they are the same. Throws when npm cannot.
 */
export function installPackages(name: string, packages: Record<string, string>): string {
  const folder = path.join(BENCH_FOLDER, name);
  const manifest = JSON.stringify({ name: `bench-${name}`, private: true, dependencies: packages }, null, 2);
  const note = path.join(folder, "node_modules/.installed");
  if (fs.existsSync(note) && fs.readFileSync(note, "utf8") === manifest) return folder;
  console.log(`Installing ${name} in ${folder}…`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "package.json"), manifest);
  const flags = ["--before", PACKAGES_BEFORE, "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...flags], { cwd: folder, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm cannot install ${Object.keys(packages).join(", ")}.`);
  fs.writeFileSync(note, manifest);
  return folder;
}
