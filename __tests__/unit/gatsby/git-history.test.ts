import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { lastChanges } from "../../../src/gatsby/git-history";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

afterEach(removeFolders);

const git = (dir: string, date: string, name: string, ...args: string[]) =>
  execFileSync("git", ["-c", "commit.gpgsign=false", ...args], {
    cwd: dir,
    env: {
      ...process.env,
      ...{ GIT_AUTHOR_NAME: name, GIT_AUTHOR_EMAIL: "a@example.com", GIT_COMMITTER_NAME: name },
      ...{ GIT_COMMITTER_EMAIL: "a@example.com", GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
      ...{ GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" },
    },
    stdio: "pipe",
  });

/** A repository whose folder `content` has two texts, one changed later by somebody else. */
function makeRepository(): string {
  const dir = makeFolder({ "content/a.md": "1", "content/über uns/b.md": "1", "other.md": "1" });
  git(dir, "2025-01-01T10:00:00+02:00", "Jane", "init", "-q");
  git(dir, "2025-01-01T10:00:00+02:00", "Jane", "add", ".");
  git(dir, "2025-01-01T10:00:00+02:00", "Jane", "commit", "-qm", "One");
  fs.writeFileSync(path.join(dir, "content/a.md"), "2");
  git(dir, "2025-02-02T00:00:00Z", "Joe", "commit", "-qam", "Two");
  return dir;
}

describe("lastChanges", () => {
  it("knows the last commit of each file below the folder, in UTC", async () => {
    const changes = await lastChanges(path.join(makeRepository(), "content"));
    expect(Object.fromEntries(changes)).toEqual({
      "a.md": "2025-02-02T00:00:00.000Z",
      "über uns/b.md": "2025-01-01T08:00:00.000Z",
    });
  });

  it("asks git once", async () => {
    const dir = path.join(makeRepository(), "content");
    const first = await lastChanges(dir);
    git(path.dirname(dir), "2025-03-03T00:00:00Z", "Ann", "commit", "-qm", "Three", "--allow-empty");
    expect(await lastChanges(dir)).toBe(first);
  });

  it("says nothing of a clone without history", async () => {
    const target = path.join(makeFolder({ x: "" }), "clone");
    const source = makeRepository();
    git(source, "2025-01-01T00:00:00Z", "Jane", "clone", "-q", "--depth", "1", `file://${source}`, target);
    expect((await lastChanges(path.join(target, "content"))).size).toBe(0);
  });

  it.each([
    ["outside of a repository", () => makeFolder({ "a.md": "" })],
    ["of a folder that is not there", () => "/nowhere"],
  ])("says nothing %s", async (_, folder) => {
    expect((await lastChanges(folder())).size).toBe(0);
  });
});
