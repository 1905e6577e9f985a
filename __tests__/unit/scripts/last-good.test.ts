import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { dropLastGood, findBuilder, joinBuild, keepLastGood, restoreLastGood } from "../../../scripts/last-good";

let root: string;
beforeEach(() => (root = fs.mkdtempSync(path.join(os.tmpdir(), "last-good-"))));
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
const read = (name: string) => fs.readFileSync(path.join(root, name), "utf8");
const exists = (name: string) => fs.existsSync(path.join(root, name));

/** The id of a process that has ended. */
const ended = () => spawnSync(process.execPath, ["-e", ""]).pid;

/** A finished site, and a build that has begun to write over it. */
function breakOff(processes: number[]) {
  write("public/index.html", "good");
  write("public/blog/a/index.html", "good");
  write("public/static/1a2b/lamp.jpg", "picture");
  write(".cache/redux/redux.state", "good");
  keepLastGood(root, processes);
  write("public/index.html", "half");
  write("public/new/index.html", "new");
  fs.rmSync(path.join(root, "public/blog"), { recursive: true });
  fs.rmSync(path.join(root, "public/static"), { recursive: true });
  write(".cache/redux/redux.state", "half");
  write(".cache/data/new.mdb", "half");
}

const expectTheSiteBefore = () => {
  expect(read("public/index.html")).toBe("good");
  expect(read("public/blog/a/index.html")).toBe("good");
  expect(read("public/static/1a2b/lamp.jpg")).toBe("picture");
  expect(exists("public/new")).toBe(false);
  expect(read(".cache/redux/redux.state")).toBe("good");
  expect(exists(".cache/data")).toBe(false);
  expect(exists(".last-good")).toBe(false);
};

it("brings the site and what Gatsby notes of it back after a build that failed", () => {
  breakOff([process.pid]);
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it("does so after a build that was killed", () => {
  breakOff([ended()]);
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it("does so when bringing it back was itself broken off", () => {
  breakOff([ended()]);
  fs.rmSync(path.join(root, "public"), { recursive: true });
  fs.renameSync(path.join(root, ".last-good/public"), path.join(root, "public"));
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it("leaves a build alone that is still running, even one whose first process has ended", () => {
  breakOff([ended()]);
  joinBuild(root, process.ppid);
  expect(findBuilder(root)).toBe(process.ppid);
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("half");
});

it("leaves nothing of a first build that failed", () => {
  keepLastGood(root, [process.pid]);
  write("public/index.html", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(exists("public")).toBe(false);
});

it("leaves the site of a build that succeeded", () => {
  breakOff([process.pid]);
  dropLastGood(root);
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("half");
});

it("keeps the site of the second build as it does that of the first", () => {
  breakOff([process.pid]);
  dropLastGood(root);
  write("public/index.html", "best");
  write("public/blog", "a file where a folder was");
  fs.rmSync(path.join(root, "public/new"), { recursive: true });
  fs.rmSync(path.join(root, ".cache/redux"), { recursive: true });
  keepLastGood(root, [ended()]);
  write("public/index.html", "half");
  write(".cache/redux/redux.state", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(read("public/index.html")).toBe("best");
  expect(read("public/blog")).toBe("a file where a folder was");
  expect(exists("public/new")).toBe(false);
  expect(exists(".cache/redux")).toBe(false);
  expect(exists(".last-good")).toBe(false);
});

it("copies what has changed only", () => {
  write("public/index.html", "good");
  write("public/about/index.html", "good");
  keepLastGood(root, [process.pid]);
  dropLastGood(root);
  const copiedAt = (name: string) => fs.statSync(path.join(root, ".last-good/public", name)).ctimeMs;
  const before = copiedAt("index.html");
  write("public/about/index.html", "better");
  keepLastGood(root, [process.pid]);
  expect(copiedAt("index.html")).toBe(before);
  expect(fs.readFileSync(path.join(root, ".last-good/public/about/index.html"), "utf8")).toBe("better");
});

it("takes nothing from a copy that was not finished", () => {
  write("public/index.html", "good");
  write(".last-good/public/index.html", "par");
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("good");
});
