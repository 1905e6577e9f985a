import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Copies the site's own files to another folder, so that a build there leaves `public/` and the cache here alone. */
export function copySite(target: string): void {
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(".")) {
    if (["node_modules", "public", ".cache", ".git", "content", "coverage", ".bench", ".site-code"].includes(name))
      continue;
    fs.cpSync(name, path.join(target, name), { recursive: true });
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(target, "node_modules"), "dir");
}

export interface BuildResult {
  code: number;
  seconds: number;
  /** Of all the build's processes together, at its highest. */
  peakMegabytes: number;
  output: string;
}

/** Builds a copy of the site with another content folder. */
export function buildSite(dir: string, contentDir: string, env: NodeJS.ProcessEnv = {}): Promise<BuildResult> {
  const started = performance.now();
  const child = spawn(path.resolve("node_modules/.bin/gatsby"), ["build", "--prefix-paths"], {
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
  let output = "";
  let peakMegabytes = 0;
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const sampling = setInterval(() => {
    peakMegabytes = Math.max(peakMegabytes, memoryOf(child.pid!));
  }, 250);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearInterval(sampling);
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, peakMegabytes, output });
    });
  });
}

/** Resident memory of a process and all below it, in MB; 0 where `ps` is not to be had. */
function memoryOf(root: number): number {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" });
  const rows = (stdout ?? "")
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = new Set([root]);
  for (let grown = true; grown;) {
    grown = false;
    for (const [pid = 0, parent = 0] of rows) {
      if (members.has(parent) && !members.has(pid)) grown = Boolean(members.add(pid));
    }
  }
  const kilobytes = rows.reduce((sum, [pid = 0, , rss = 0]) => sum + (members.has(pid) ? rss : 0), 0);
  return Math.round(kilobytes / 1024);
}
