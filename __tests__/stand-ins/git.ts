import { execFileSync } from "node:child_process";

/** A person, and no settings of this machine. */
const ENVIRONMENT = {
  GIT_AUTHOR_NAME: "Jane",
  GIT_AUTHOR_EMAIL: "jane@example.com",
  GIT_COMMITTER_NAME: "Jane",
  GIT_COMMITTER_EMAIL: "jane@example.com",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};

/** Runs git in a folder and returns what it prints. */
export const git = (dir: string, args: string[], env: Record<string, string> = {}) =>
  execFileSync("git", args, { cwd: dir, env: { ...process.env, ...ENVIRONMENT, ...env }, stdio: "pipe" });

/** Commits all files of a folder, which becomes a repository if it is none. */
export function commitAll(dir: string, date: string): void {
  git(dir, ["init", "-q"]);
  git(dir, ["add", "."]);
  git(dir, ["commit", "-qm", "All", "--allow-empty"], { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
}
