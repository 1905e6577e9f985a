import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { restoreLastGood } from "../../../scripts/last-good";

/**
 * Stands in for Gatsby: makes a folder of the site, may end, waits for the site to be kept if it has a cache, writes over it as far as it is told, then ends or
 * waits to be killed.
 */
const GATSBY = `
  const fs = require("node:fs");
  fs.mkdirSync("public/static", { recursive: true });
  if (process.env.ENDS === "early") process.exit(5);
  if (fs.existsSync(".cache/redux")) {
    fs.writeSync(3, "kept?");
    if (fs.readFileSync(3, "utf8") !== "kept") process.exit(4);
  }
  fs.mkdirSync("public", { recursive: true });
  fs.writeFileSync("public/index.html", "new");
  if (process.env.ENDS === "never") setInterval(() => {}, 1000);
  else process.exit(Number(process.env.ENDS));
`;

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "build-"));
  for (const [name, text] of Object.entries({
    "node_modules/gatsby/cli.js": GATSBY,
    "scripts/drop-stale-cache.mjs": "",
    "scripts/find-once.cjs": "",
    "scripts/load-late.cjs": "",
    "scripts/one-process.cjs": "",
    "public/index.html": "before",
  })) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const page = (): string | undefined => {
  const file = path.join(root, "public/index.html");
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
};

function build(ends: string) {
  const child = spawn(process.execPath, [path.resolve("scripts/run.mjs"), path.resolve("scripts/build.ts")], {
    cwd: root,
    env: { ...process.env, ENDS: ends },
    stdio: "ignore",
  });
  return { child, code: new Promise<number | null>((resolve) => child.on("close", resolve)) };
}

/** Gives up before the test does: a loop that outlives its test would keep the whole run from its end. */
async function until(isSo: () => boolean) {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Never came true: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const builders = (): number[] => JSON.parse(fs.readFileSync(path.join(root, ".last-good/note.json"), "utf8")).processes;

it("replaces the site by one that is finished", async () => {
  expect(await build("0").code).toBe(0);
  expect(page()).toBe("new");
  expect(fs.existsSync(path.join(root, ".last-good/note.json"))).toBe(false);
});

describe("files of earlier builds, such as feeds of a tag that is gone", () => {
  const write = (name: string) => {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), "");
  };
  const isThere = (name: string) => fs.existsSync(path.join(root, name));
  beforeEach(() => {
    write("public/page-data/gone/page-data.json");
    write("public/sitemap-0.xml");
    write("public/static/0a1b/picture.avif");
  });

  it("go when Gatsby has no cache that tells of them, but for pictures that are named by their content", async () => {
    expect(await build("0").code).toBe(0);
    expect(isThere("public/page-data")).toBe(false);
    expect(isThere("public/sitemap-0.xml")).toBe(false);
    expect(isThere("public/static/0a1b/picture.avif")).toBe(true);
  });

  it("are left to Gatsby when it has one", async () => {
    write(".cache/redux/redux.rest.state");
    write(".cache/caches-lmdb/data.mdb");
    expect(await build("0").code).toBe(0);
    expect(isThere("public/sitemap-0.xml")).toBe(true);
  });

  it("are left, and not written anew, when the build fails before it changes them", async () => {
    write(".cache/redux/redux.rest.state");
    write(".cache/caches-lmdb/data.mdb");
    const before = fs.statSync(path.join(root, "public/sitemap-0.xml")).ino;
    expect(await build("early").code).toBe(5);
    expect(fs.statSync(path.join(root, "public/sitemap-0.xml")).ino).toBe(before);
  });

  it("are back when the build fails that had a cache", async () => {
    write(".cache/redux/redux.rest.state");
    write(".cache/caches-lmdb/data.mdb");
    expect(await build("3").code).toBe(3);
    expect(isThere("public/sitemap-0.xml")).toBe(true);
    expect(page()).toBe("before");
  });

  it("are back when the build fails", async () => {
    expect(await build("3").code).toBe(3);
    expect(isThere("public/page-data/gone/page-data.json")).toBe(true);
    expect(page()).toBe("before");
  });
});

it("leaves no site where there was none when the build fails, with Gatsby's cache or without", async () => {
  for (const cache of ["", ".cache/redux", ".cache/caches-lmdb"]) {
    for (const ends of ["3", "early"]) {
      fs.mkdirSync(path.join(root, cache), { recursive: true });
      fs.rmSync(path.join(root, "public"), { recursive: true, force: true });
      expect(await build(ends).code).not.toBe(0);
      expect(fs.existsSync(path.join(root, "public"))).toBe(false);
    }
  }
}, 60_000);

it("takes what Gatsby notes of a site from it when its cache is not whole", async () => {
  fs.mkdirSync(path.join(root, ".cache/redux"), { recursive: true });
  expect(await build("0").code).toBe(0);
  expect(fs.existsSync(path.join(root, ".cache/redux"))).toBe(false);
});

it("leaves the site that was there when the build fails, and fails itself", async () => {
  expect(await build("3").code).toBe(3);
  expect(page()).toBe("before");
});

it("leaves it when it is told to stop", async () => {
  const { child, code } = build("never");
  await until(() => page() === "new");
  child.kill("SIGTERM");
  expect(await code).not.toBe(0);
  expect(page()).toBe("before");
});

it("lets the next command bring it back after it was killed, and no other build begin before", async () => {
  const { child, code } = build("never");
  await until(() => page() === "new" && builders().length === 2);
  expect(await build("0").code).toBe(1);
  const processes = builders();
  child.kill("SIGKILL");
  await code;
  expect(restoreLastGood(root)).toBe(false);
  for (const id of processes) if (id !== child.pid) process.kill(id, "SIGKILL");
  await until(() => restoreLastGood(root));
  expect(page()).toBe("before");
}, 60_000);
