import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { WaitAfter } from "../../../../src/node/webpack/wait-after";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wait-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function bundle(work: () => Promise<void>): Promise<void> {
  const entry = path.join(folder, "entry.js");
  fs.writeFileSync(entry, "");
  const output = { path: path.join(folder, "out") };
  const compiler = webpack({ mode: "none", entry, output, plugins: [new WaitAfter(work)] })!;
  return new Promise((resolve, reject) => {
    compiler.run(() => compiler.close((error) => (error ? reject(error) : resolve())));
  });
}

it("ends a bundle when the work has ended", async () => {
  const ended: string[] = [];
  await bundle(async () => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push("work");
  });
  expect(ended).toEqual(["work"]);
});

it("fails with the work", async () => {
  await expect(bundle(() => Promise.reject(new Error("no texts")))).rejects.toThrow("no texts");
});
