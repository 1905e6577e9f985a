import fs from "node:fs";
import path from "node:path";
import { lastChanges } from "../../../src/gatsby/git-history";
import { makeFolder } from "../../stand-ins/content-folder";
import { commitAll, git } from "../../stand-ins/git";

afterEach(() => void jest.restoreAllMocks());

/** A repository whose folder `content` has two texts, one changed later. */
function makeRepository(): string {
  const dir = makeFolder({ "content/a.md": "1", "content/über uns/b.md": "1", "other.md": "1" });
  commitAll(dir, "2025-01-01T10:00:00+02:00");
  fs.writeFileSync(path.join(dir, "content/a.md"), "2");
  commitAll(dir, "2025-02-02T00:00:00Z");
  return dir;
}

it("finds the last commit of each file below the folder, in UTC", async () => {
  const changes = await lastChanges(path.join(makeRepository(), "content"));
  expect(Object.fromEntries(changes)).toEqual({
    "a.md": "2025-02-02T00:00:00.000Z",
    "über uns/b.md": "2025-01-01T08:00:00.000Z",
  });
});

it.each([
  ["in a hook of git", { GIT_DIR: ".git" }],
  [
    "if git is set not to show what the first commit changed",
    {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "log.showRoot",
      GIT_CONFIG_VALUE_0: "false",
    },
  ],
])("finds the same %s", async (_, variables) => {
  const dir = path.join(makeRepository(), "content");
  jest.replaceProperty(process, "env", { ...process.env, ...variables });
  expect([...(await lastChanges(dir)).keys()]).toEqual(["a.md", "über uns/b.md"]);
});

it("reads the log once for each newest commit", async () => {
  const dir = path.join(makeRepository(), "content");
  const first = await lastChanges(dir);
  expect(await lastChanges(dir)).toBe(first);
  fs.writeFileSync(path.join(dir, "a.md"), "3");
  commitAll(path.dirname(dir), "2025-03-03T00:00:00Z");
  expect((await lastChanges(dir)).get("a.md")).toBe("2025-03-03T00:00:00.000Z");
});

it("finds nothing in a clone without history", async () => {
  const target = path.join(makeFolder({ x: "" }), "clone");
  const source = makeRepository();
  git(source, ["clone", "-q", "--depth", "1", `file://${source}`, target]);
  expect((await lastChanges(path.join(target, "content"))).size).toBe(0);
});

it.each([
  ["outside of a repository", () => makeFolder({ "a.md": "" })],
  ["in a folder that does not exist", () => "/nowhere"],
])("finds nothing %s", async (_, folder) => {
  expect((await lastChanges(folder())).size).toBe(0);
});
