import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import {
  dropLastGood,
  expectChange,
  findBuilder,
  joinBuild,
  keepNotes,
  keepSite,
  restoreLastGood,
} from "../../../scripts/last-good";

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

async function keep(processes: number[]) {
  keepNotes(root, processes);
  expectChange(root, await keepSite(root));
}

/** A finished site, and a build that has begun to write over it. */
async function breakOff(processes: number[]) {
  write("public/index.html", "good");
  write("public/blog/a/index.html", "good");
  write("public/static/1a2b/lamp.jpg", "picture");
  write(".cache/redux/redux.state", "good");
  await keep(processes);
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

it("brings the site and what Gatsby notes of it back after a build that failed", async () => {
  await breakOff([process.pid]);
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it("does so after a build that was killed", async () => {
  await breakOff([ended()]);
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it.each([1, 2, 3])("does so when bringing it back was itself broken off, at step %i", async (step) => {
  await breakOff([ended()]);
  const { renameSync } = fs;
  let steps = 0;
  const renaming = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    if (++steps === step) throw new Error("killed");
    renameSync(from, to);
  });
  expect(() => restoreLastGood(root)).toThrow("killed");
  renaming.mockRestore();
  restoreLastGood(root);
  expectTheSiteBefore();
});

it("leaves a site alone, and its copy, that the build has not begun to change", async () => {
  write("public/index.html", "good");
  write(".cache/redux/redux.state", "good");
  keepNotes(root, [ended()]);
  await keepSite(root);
  write(".cache/redux/redux.state", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(read("public/index.html")).toBe("good");
  expect(read(".cache/redux/redux.state")).toBe("good");
  expect(exists(".last-good/site.pack")).toBe(true);
  expect(exists(".last-good/note.json")).toBe(false);
});

it("gives each file the time it had, by which it is known to be the same", async () => {
  write("public/index.html", "good");
  fs.utimesSync(path.join(root, "public/index.html"), 1_700_000_000.5, 1_700_000_000.5);
  await keep([ended()]);
  write("public/index.html", "half");
  restoreLastGood(root);
  expect(fs.statSync(path.join(root, "public/index.html")).mtimeMs).toBe(1_700_000_000_500);
});

it("leaves a build alone that is still running, even one whose first process has ended", async () => {
  await breakOff([ended()]);
  joinBuild(root, process.ppid);
  expect(findBuilder(root)).toBe(process.ppid);
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("half");
});

it("leaves nothing of a first build that failed", async () => {
  await keep([process.pid]);
  write("public/index.html", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(exists("public")).toBe(false);
});

it("leaves the site of a build that succeeded", async () => {
  await breakOff([process.pid]);
  dropLastGood(root);
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("half");
});

it("keeps the site of the second build as it does that of the first", async () => {
  await breakOff([process.pid]);
  dropLastGood(root);
  write("public/index.html", "best");
  write("public/blog", "a file where a folder was");
  fs.rmSync(path.join(root, "public/new"), { recursive: true });
  fs.rmSync(path.join(root, ".cache/redux"), { recursive: true });
  await keep([ended()]);
  write("public/index.html", "half");
  write(".cache/redux/redux.state", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(read("public/index.html")).toBe("best");
  expect(read("public/blog")).toBe("a file where a folder was");
  expect(exists("public/new")).toBe(false);
  expect(exists(".cache/redux")).toBe(false);
  expect(exists(".last-good")).toBe(false);
});

describe("the copy of the next build", () => {
  const packed = () => fs.statSync(path.join(root, ".last-good/site.pack")).size;
  beforeEach(async () => {
    write("public/index.html", "good");
    write("public/about/index.html", "a".repeat(100));
    await keep([ended()]);
    dropLastGood(root);
  });

  it("is made of what has changed only", async () => {
    const before = packed();
    write("public/index.html", "better");
    await keep([ended()]);
    expect(packed()).toBe(before + "better".length);
    expect(restoreLastGood(root)).toBe(true);
    expect(read("public/index.html")).toBe("better");
    expect(read("public/about/index.html")).toBe("a".repeat(100));
  });

  it("does not grow for ever", async () => {
    for (const letter of "bcdefgh") {
      write("public/about/index.html", letter.repeat(100 + letter.charCodeAt(0)));
      await keep([ended()]);
      dropLastGood(root);
    }
    expect(packed()).toBeLessThan(700);
    await keep([ended()]);
    restoreLastGood(root);
    expect(read("public/about/index.html")).toBe("h".repeat(204));
    expect(read("public/index.html")).toBe("good");
  });

  it("has a file of more than one piece whole", async () => {
    const long = Array.from({ length: 1_000_000 }, (_, index) => index).join();
    write("public/long.txt", long);
    await keep([ended()]);
    write("public/long.txt", "half");
    restoreLastGood(root);
    expect(read("public/long.txt") === long).toBe(true);
  });
});

it("keeps files of any name, and empty ones", async () => {
  const names = ["constructor", "__proto__", "ü ‘q’.txt", "blog/static/a.txt", "empty.txt"];
  for (const name of names) write(`public/${name}`, name === "empty.txt" ? "" : name);
  await keep([ended()]);
  write("public/constructor", "half");
  expect(restoreLastGood(root)).toBe(true);
  expect(names.map((name) => read(`public/${name}`))).toEqual(names.map((name) => (name === "empty.txt" ? "" : name)));
});

it("lets nobody else bring it back at the same time", async () => {
  await breakOff([ended()]);
  const { renameSync } = fs;
  const seen: (number | undefined)[] = [];
  const renaming = jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
    seen.push(JSON.parse(read(".last-good/note.json")).processes[0]);
    renameSync(from, to);
  });
  restoreLastGood(root);
  renaming.mockRestore();
  expect(seen.slice(1)).toEqual(seen.slice(1).map(() => process.pid));
  expect(seen.length).toBeGreaterThan(2);
});

it("can be tried again when the disk was full, and makes room first", async () => {
  await breakOff([ended()]);
  const writing = jest.spyOn(fs, "utimesSync").mockImplementationOnce(() => {
    expect(exists("public")).toBe(false);
    throw new Error("ENOSPC");
  });
  expect(() => restoreLastGood(root)).toThrow("ENOSPC");
  writing.mockRestore();
  expect(restoreLastGood(root)).toBe(true);
  expectTheSiteBefore();
});

it("makes the whole copy anew after one that was broken off", async () => {
  write("public/a.txt", "a");
  write("public/b.txt", "b");
  const { writeSync } = fs;
  let files = 0;
  const writing = jest.spyOn(fs, "writeSync").mockImplementation(((...args: Parameters<typeof writeSync>) => {
    if (++files === 2) throw new Error("killed");
    return writeSync(...args);
  }) as typeof writeSync);
  await expect(keep([ended()])).rejects.toThrow("killed");
  writing.mockRestore();
  dropLastGood(root);
  write("public/a.txt", "other");
  await keep([ended()]);
  write("public/a.txt", "half");
  fs.rmSync(path.join(root, "public/b.txt"));
  expect(restoreLastGood(root)).toBe(true);
  expect([read("public/a.txt"), read("public/b.txt")]).toEqual(["other", "b"]);
});

it("takes nothing from a copy that is not whole", async () => {
  await breakOff([ended()]);
  fs.truncateSync(path.join(root, ".last-good/site.pack"), 3);
  expect(() => restoreLastGood(root)).toThrow("site.pack is not whole");
});

it("takes nothing from a copy that was not finished", async () => {
  write("public/index.html", "good");
  write(".last-good/site.pack", "par");
  expect(restoreLastGood(root)).toBe(false);
  expect(read("public/index.html")).toBe("good");
});
