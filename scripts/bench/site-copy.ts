import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** What a fresh clone does not have, and the content, which is another one in each copy. */
const NOT_COPIED = [
  ...["node_modules", "public", ".cache", ".git", "content", "coverage", "dist"],
  ...[".bench", ".firebase", "firebase.json"],
];

export interface Measured {
  code: number;
  seconds: number;
  output: string;
  /** Absent without GNU time. */
  usage?: Usage;
}

export interface Usage {
  /** User and system time of all processes of the command. */
  cpuSeconds: number;
  /** Of the largest process, at its highest. */
  peakMegabytes: number;
}

const TIME = "/usr/bin/time";
const FORMAT = "%U %S %M";
/** The program of this name on other systems has no formats. */
const hasTime = process.platform === "linux" && fs.existsSync(TIME);

/** Reads what GNU time has written in this format, on its last line. */
export function readUsage(text: string): Usage {
  const [user = 0, system = 0, kilobytes = 0] = text.trim().split("\n").at(-1)!.split(" ").map(Number);
  return { cpuSeconds: user + system, peakMegabytes: Math.round(kilobytes / 1024) };
}

/** Runs a command to its end and measures it. A command that fails has its exit code in the result. */
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

/** Copies the site without its content to another folder: a build there is a cold one and leaves `public/` here alone. */
export function copySite(target: string): void {
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(".")) {
    if (!NOT_COPIED.includes(name)) fs.cpSync(name, path.join(target, name), { recursive: true });
  }
  fs.symlinkSync(path.resolve("node_modules"), path.join(target, "node_modules"), "dir");
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
