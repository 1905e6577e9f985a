import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);
const NONE: ReadonlyMap<string, string> = new Map();
const known = new Map<string, Promise<ReadonlyMap<string, string>>>();

/**
 * Returns when each file below a folder last changed (ISO 8601, UTC), by its path from the folder. Reads the log once for
 * each newest commit, which may change during development. Does not read the names of authors, because they should not
 * appear on the site. Empty without git, outside a repository and in a shallow clone.
 */
export async function lastChanges(dir: string): Promise<ReadonlyMap<string, string>> {
  const state = await git(dir, "rev-parse", "--is-shallow-repository", "HEAD").catch(() => "true");
  if (!state.startsWith("false")) return NONE;
  const key = `${dir} ${state}`;
  const changes = known.get(key) ?? readChanges(dir).catch(() => NONE);
  known.set(key, changes);
  return changes;
}

async function git(dir: string, ...args: string[]): Promise<string> {
  const { GIT_DIR, GIT_WORK_TREE } = process.env;
  // Hooks of git set the first alone, and git then takes the content folder for the root of the repository.
  const env = { ...process.env, GIT_DIR: GIT_WORK_TREE && GIT_DIR, GIT_OPTIONAL_LOCKS: "0" };
  return (await run("git", ["-c", "log.showRoot=true", ...args], { cwd: dir, maxBuffer: 512 * 1024 * 1024, env }))
    .stdout;
}

async function readChanges(dir: string): Promise<ReadonlyMap<string, string>> {
  const format = "--format=format:%x01%cI";
  return parseLog(await git(dir, "log", "-z", "--name-only", "--no-renames", "--relative", format, "--", "."));
}

/** Parses a log, newest commit first. Each commit consists of its date and the changed files. */
function parseLog(log: string): Map<string, string> {
  const changes = new Map<string, string>();
  for (const commit of log.split("\u0001").slice(1)) {
    const [head = "", ...files] = commit.split(/[\0\n]/);
    const date = new Date(head).toISOString();
    for (const file of files) if (file !== "" && !changes.has(file)) changes.set(file, date);
  }
  return changes;
}
