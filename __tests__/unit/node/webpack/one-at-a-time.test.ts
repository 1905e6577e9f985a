import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { OneAtATime } from "../../../../src/node/webpack/one-at-a-time";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "one-"));
const entry = path.join(folder, "entry.js");
fs.writeFileSync(entry, "");
afterAll(() => fs.rmSync(folder, { recursive: true }));

const steps: string[] = [];

function create(name: string): webpack.Compiler {
  const compiler = webpack({ mode: "none", entry, output: { path: folder }, plugins: [new OneAtATime()] })!;
  compiler.hooks.run.tap(name, () => void steps.push(`${name} begins`));
  compiler.hooks.shutdown.tap(name, () => void steps.push(`${name} is closed`));
  return compiler;
}

const run = (compiler: webpack.Compiler): Promise<unknown> =>
  new Promise((resolve, reject) => compiler.run((error) => (error ? reject(error) : resolve(undefined))));

it("closes the bundle before when one begins, and fails where that cannot be closed", async () => {
  const first = create("first");
  const second = create("second");
  await run(first);
  expect(steps).toEqual(["first begins"]);
  await run(second);
  expect(steps).toEqual(["first begins", "first is closed", "second begins"]);

  second.hooks.shutdown.tapPromise("full disk", () => Promise.reject(new Error("no space left")));
  await expect(run(create("third"))).rejects.toThrow("no space left");
});
