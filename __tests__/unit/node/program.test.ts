import fs from "node:fs";
import os from "node:os";
import path from "node:path";
// It starts its process in the folder where it was loaded, which has to be there as long as the tests.
import "esbuild";

let root: string;
const before = process.cwd();
beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "program-")));
  write(
    "entry.ts",
    'import { word } from "./part";\nimport { twice } from "modules";\nexport const said: string = twice(word);',
  );
  write("part.ts", 'export const word = "one";');
  write("node_modules/modules/package.json", '{ "name": "modules", "type": "module", "exports": "./index.js" }');
  write("node_modules/modules/index.js", "export const twice = (text) => text + text;");
  write("node_modules/.package-lock.json", "{}");
  process.chdir(root);
});
afterEach(() => {
  process.chdir(before);
  fs.rmSync(root, { recursive: true, force: true });
});

function write(name: string, text: string) {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
  fs.utimesSync(path.join(root, name), 1_600_000_000, 1_600_000_000);
}

const compile = async () => (await import("../../../src/node/program.mjs")).compileProgram("entry.ts");
const code = async () => fs.readFileSync(await compile(), "utf8");

it("compiles a program to one file, with the modules of packages", async () => {
  expect(await code()).toMatch(/text \+ text/);
});

it("keeps the file as long as nothing has changed", async () => {
  const file = await compile();
  fs.appendFileSync(file, "// kept");
  expect(await compile()).toBe(file);
  expect(await code()).toMatch(/kept/);
});

it.each([
  ["a file that it imports", "part.ts", 'export const word = "two"; // longer', /two/],
  ["its own file", "entry.ts", 'export const said = "three";', /three/],
  ["what is installed", "node_modules/.package-lock.json", "{ }", /one/],
])("compiles it anew when %s has changed", async (_, name, text, expected) => {
  const file = await compile();
  write(name, text);
  expect(await compile()).not.toBe(file);
  expect(await code()).toMatch(expected);
});

it("compiles it anew when a file has been saved while it was compiled", async () => {
  const later = Date.now() / 1000 + 60;
  fs.utimesSync(path.join(root, "part.ts"), later, later);
  const file = await compile();
  fs.appendFileSync(file, "// old");
  expect(await code()).not.toMatch(/old/);
});

it("compiles it anew when the file is gone", async () => {
  const file = await compile();
  fs.rmSync(file);
  expect(await compile()).toBe(file);
  expect(fs.existsSync(file)).toBe(true);
});

it("is compiled by many at once, and for each folder by itself", async () => {
  const { compileProgram } = await import("../../../src/node/program.mjs");
  const files = await Promise.all(Array.from({ length: 8 }, () => compileProgram("entry.ts")));
  expect(new Set(files).size).toBe(1);
  const copy = `${root}-copy`;
  fs.cpSync(root, copy, { recursive: true, preserveTimestamps: true });
  process.chdir(copy);
  expect(path.relative(copy, await compileProgram("entry.ts"))).toMatch(/^node_modules/);
  fs.rmSync(copy, { recursive: true });
});

it("leaves packages of CommonJS outside", async () => {
  write("node_modules/old/package.json", '{ "name": "old", "main": "index.js" }');
  write("node_modules/old/index.js", "exports.far = 'away';");
  write("entry.ts", 'import { far } from "old";\nexport const said = far;');
  expect(await code()).toMatch(/from "old"/);
});

it("rejects with what does not compile, and compiles it when it is mended", async () => {
  write("entry.ts", "export const said = ;");
  await expect(compile()).rejects.toThrow(/entry\.ts:1:20/);
  write("entry.ts", 'export const said = "mended";');
  expect(await code()).toMatch(/mended/);
});

it("removes what nobody can be starting any more", async () => {
  const file = await compile();
  write("part.ts", 'export const word = "changed";');
  fs.utimesSync(file, 1_600_000_000, 1_600_000_000);
  await compile();
  expect(fs.existsSync(file)).toBe(false);
});
