import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { ReleaseCompilation } from "../../../../src/node/webpack/release-compilation";

const release = jest.fn();
const hold = jest.fn(() => release);
jest.mock("../../../../src/node/esbuild-process.mjs", () => ({ holdEsbuild: () => hold() }));
beforeEach(() => jest.clearAllMocks());

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "release-"));
const entry = path.join(folder, "entry.js");
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function bundle() {
  const plugins = [new ReleaseCompilation()];
  const compiler = webpack({ mode: "none", entry, output: { path: path.join(folder, "out") }, plugins })!;
  const stats = await new Promise<webpack.Stats>((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result!))),
  );
  return { compiler, stats, close: () => new Promise((resolve) => compiler.close(resolve)) };
}

it("lets go of the modules of a bundle once its compiler is closed, and keeps what is asked for later", async () => {
  fs.writeFileSync(entry, 'import "./none";');
  const { stats, close } = await bundle();
  const { hash, compilation } = stats;
  const logger = compilation.getLogger("late");
  expect([compilation.modules.size > 0, compilation.moduleGraph === undefined]).toEqual([true, false]);
  await close();
  expect([compilation.modules, compilation.moduleGraph, compilation.children]).toEqual(Array(3).fill(undefined));
  expect([stats.hash, stats.hasErrors(), compilation.errors.length]).toEqual([hash, true, 1]);
  expect(() => logger.error("The cache could not be stored.")).not.toThrow();
});

it("frees the memory once, and after a large bundle only", async () => {
  const collect = jest.fn();
  Object.assign(globalThis, { gc: collect });
  fs.writeFileSync(entry, "");
  await (await bundle()).close();
  expect(collect).not.toHaveBeenCalled();

  const parts = Array.from({ length: 120 }, (_, index) => `./part-${index}.js`);
  for (const part of parts) fs.writeFileSync(path.join(folder, part), "");
  fs.writeFileSync(entry, parts.map((part) => `import ${JSON.stringify(part)};`).join("\n"));
  const { close } = await bundle();
  expect(collect).not.toHaveBeenCalled();
  await close();
  await close();
  Reflect.deleteProperty(globalThis, "gc");
  expect(collect).toHaveBeenCalledTimes(1);
});

it("holds esbuild's process, which transpiles the modules, from the beginning of a bundle until it is closed", async () => {
  fs.writeFileSync(entry, "");
  const { close } = await bundle();
  expect([hold.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
  await close();
  await close();
  expect(release).toHaveBeenCalledTimes(1);
});
