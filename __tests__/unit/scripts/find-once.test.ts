import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const FIND_ONCE = path.resolve("scripts/find-once.cjs");
const NOTE = "node_modules/.package-lock.json";
const MEMORY = "node_modules/.cache/found-files.json";

let root: string;
const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  fs.writeFileSync(path.join(root, file), text);
};
/** What a package, `asker`, gets when it asks for another one in a new process. */
const ask = (env: Record<string, string> = {}): string =>
  execFileSync(process.execPath, ["--require", FIND_ONCE, "--print", 'require("asker")'], {
    ...{ cwd: root, encoding: "utf8", env: { ...process.env, ...env } },
  }).trim();
const lead = (file: string): void => write("node_modules/asked/package.json", JSON.stringify({ main: file }));

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "find-")));
  write("node_modules/asker/index.js", 'module.exports = require("asked");');
  write("node_modules/asked/old.js", 'module.exports = "old";');
  write("node_modules/asked/new.js", 'module.exports = "new";');
  write(NOTE, "{}");
  lead("old.js");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

it("remembers where a request of a package led, until something is installed", () => {
  expect(ask()).toBe("old");
  lead("new.js");
  expect(ask()).toBe("old");
  write(NOTE, '{ "packages": {} }');
  expect(ask()).toBe("new");
});

it("does not remember what lies elsewhere, of which npm says nothing here", () => {
  write(
    "node_modules/asker/index.js",
    `
    try { module.exports = require("optional"); }
    catch (error) { module.exports = error.code; }`,
  );
  const elsewhere = { NODE_PATH: path.join(root, "elsewhere/node_modules") };
  write("elsewhere/node_modules/optional/index.js", 'module.exports = "there";');
  expect(ask(elsewhere)).toBe("there");
  fs.rmSync(path.join(root, "elsewhere"), { recursive: true });
  expect(ask(elsewhere)).toBe("MODULE_NOT_FOUND");
});

it("looks for the files of the project itself each time", () => {
  write("own.js", 'module.exports = "own";');
  write("node_modules/asker/index.js", 'module.exports = require("../../own");');
  expect(ask()).toBe("own");
  write("own/index.js", 'module.exports = "a folder";');
  fs.rmSync(path.join(root, "own.js"));
  expect(ask()).toBe("a folder");
});

it.each([
  ["is damaged", () => write(MEMORY, '{ "installation": "v')],
  [
    "has lost a part",
    () => (ask(), write(MEMORY, fs.readFileSync(path.join(root, MEMORY), "utf8").replace("files", ""))),
  ],
  ["cannot be written", () => write("node_modules/.cache", "a file")],
])("finds all where the memory %s", (_, spoil) => {
  spoil();
  expect(ask()).toBe("old");
});

it("remembers nothing where another program than npm has installed the packages", () => {
  fs.rmSync(path.join(root, NOTE));
  expect(ask()).toBe("old");
  lead("new.js");
  expect(ask()).toBe("new");
  expect(fs.existsSync(path.join(root, MEMORY))).toBe(false);
});
