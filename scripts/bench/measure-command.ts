import { spawn, spawnSync } from "node:child_process";

export interface Measured {
  code: number;
  seconds: number;
  /** Of all the command's processes together: less a matter of what else the machine does. */
  cpuSeconds: number;
  /** Of all the command's processes together, at its highest. */
  peakMegabytes: number;
  output: string;
}

const EVERY_MS = 250;

/** A command that takes longer hangs. */
const LIMIT_MINUTES = 40;

/**
 * Runs a command to its end and measures it. CPU and memory are 0 where `ps` is not to be had. What runs for longer than
 * any build should is ended with all its processes, and says so in its output.
 */
export function measureCommand(
  command: string,
  args: readonly string[],
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(command, args, options);
  const limit = setTimeout(() => {
    output += `\nEnded after ${LIMIT_MINUTES} minutes.`;
    for (const { pid } of processesBelow(child.pid!)) process.kill(pid, "SIGKILL");
  }, LIMIT_MINUTES * 60_000);
  const cpu = new Map<number, number>();
  let output = "";
  let peakMegabytes = 0;
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const sampling = setInterval(() => {
    const members = processesBelow(child.pid!);
    const kilobytes = members.reduce((sum, { rss }) => sum + rss, 0);
    peakMegabytes = Math.max(peakMegabytes, Math.round(kilobytes / 1024));
    for (const { pid, seconds } of members) cpu.set(pid, seconds);
  }, EVERY_MS);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearInterval(sampling);
      clearTimeout(limit);
      const cpuSeconds = [...cpu.values()].reduce((sum, seconds) => sum + seconds, 0);
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, cpuSeconds, peakMegabytes, output });
    });
  });
}

interface ProcessRow {
  pid: number;
  parent: number;
  /** Resident memory in KB. */
  rss: number;
  /** Of the processor, so far. */
  seconds: number;
}

/** A process and all below it. */
function processesBelow(root: number): ProcessRow[] {
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid=,rss=,time="], { encoding: "utf8" });
  const rows = (stdout ?? "").trim().split("\n").filter(Boolean).map(toRow);
  const members = new Set([root]);
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of rows) {
      if (members.has(parent) && !members.has(pid)) grown = Boolean(members.add(pid));
    }
  }
  return rows.filter(({ pid }) => members.has(pid));
}

function toRow(line: string): ProcessRow {
  const [pid = 0, parent = 0, rss = 0] = line.trim().split(/\s+/).map(Number);
  return { pid, parent, rss, seconds: toSeconds(line.trim().split(/\s+/)[3] ?? "") };
}

/** `[days-]hours:minutes:seconds`. */
export function toSeconds(time: string): number {
  const [days, clock] = time.includes("-") ? time.split("-") : ["0", time];
  return clock!.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) + Number(days) * 86_400;
}
