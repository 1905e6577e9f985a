import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const NONE: ReadonlyMap<string, string> = new Map();
const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * When each file below a folder was last changed (ISO 8601, UTC), by its path from there. Asks git once. Names of
 * authors are not read, since accounts should not appear on the site. Empty without git, outside of a repository, and in
 * a shallow clone.
 */
export function lastChanges(dir: string): Promise<ReadonlyMap<string, string>> {
  const changes = known.get(dir) ?? readChanges(dir).catch(() => NONE);
  known.set(dir, changes);
  return changes;
}

async function readChanges(dir: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) =>
    (
      await run("git", args, {
        cwd: dir,
        maxBuffer: 512 * 1024 * 1024,
        env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
      })
    ).stdout;
  if ((await git("rev-parse", "--is-shallow-repository")).trim() !== "false") return NONE;
  const format = "--format=format:%x01%cI";
  return parseLog(await git("log", "-z", "--name-only", "--no-renames", "--relative", format, "--", "."));
}

/** Reads a log, newest first: each commit is its date, then the files it changed. */
export function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [head = "", ...files] = commit.split(/[\0\n]/);
    const date = new Date(head).toISOString();
    for (const file of files) if (file !== "" && !changes.has(file)) changes.set(file, date);
  }
  return changes;
}
