import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { digestOf } from "../../src/shared/digest";

/** Files that a fresh clone does not have, and the content, which each copy replaces. */
const NOT_COPIED = [
  "node_modules",
  "public",
  ".cache",
  ".git",
  "content",
  "coverage",
  "dist",
  ".bench",
  ".firebase",
  "firebase.json",
];
const isLeftOut = (name: string): boolean => NOT_COPIED.includes(name) || /^\.env(?!\.example$)/.test(name);

export interface Measured {
  code: number;
  seconds: number;
  output: string;
  /** Undefined without GNU time. */
  usage?: Usage;
}

export interface Usage {
  /** The user and system time of all processes of the command. */
  cpuSeconds: number;
  /** The peak memory of the largest process. */
  peakMegabytes: number;
}

const TIME = "/usr/bin/time";
const FORMAT = "%U %S %M";
/** Only GNU time supports formats; other systems have a `time` without them. */
const hasTime = process.platform === "linux" && fs.existsSync(TIME);

/** Parses the last line of the output of GNU time in this format. */
export function readUsage(text: string): Usage {
  const [user = 0, system = 0, kilobytes = 0] = text.trim().split("\n").at(-1)!.split(" ").map(Number);
  return { cpuSeconds: user + system, peakMegabytes: Math.round(kilobytes / 1024) };
}

/** Runs a command and measures it. The result of a failed command has its exit code. */
export async function measureCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Measured> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "usage-")), "usage.txt");
  const started = performance.now();
  const child = hasTime
    ? spawn(TIME, ["-f", FORMAT, "-o", file, command, ...args], options)
    : spawn(command, args, options);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const code = await new Promise<number>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve(code ?? 1));
  });
  const seconds = (performance.now() - started) / 1000;
  const usage = hasTime ? readUsage(fs.readFileSync(file, "utf8")) : undefined;
  fs.rmSync(path.dirname(file), { recursive: true });
  return { code, seconds, output, usage };
}

/** A folder for a copy of this site that is kept from one run to the next, so that only what has changed is built again. */
export const keptFolder = (name: string): string =>
  path.join(fs.realpathSync(os.tmpdir()), name, digestOf(process.cwd()));

/**
 * Copies the site without its content to another folder, so that `public/` stays unchanged. What an earlier build there
 * has left is kept; the first one is cold.
 */
export function copySite(target: string): void {
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(target)) {
    if (![".cache", "public"].includes(name)) fs.rmSync(path.join(target, name), { recursive: true, force: true });
  }
  for (const name of fs.readdirSync(".")) {
    if (!isLeftOut(name)) fs.cpSync(name, path.join(target, name), { recursive: true });
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(target, "node_modules"), "junction");
}

/** Builds a copy of the site with another content folder, as `npx gatsby build` does. */
export function buildSite(dir: string, contentDir: string, env: NodeJS.ProcessEnv = {}): Promise<Measured> {
  return measureCommand(process.execPath, ["node_modules/gatsby/cli.js", "build", "--prefix-paths"], {
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
