import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { dropGoneStatic, rememberStatic } from "../../../src/outputs/static-files";

const home = process.cwd();
let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "static-"));
  for (const folder of ["static/notes", "public/notes"]) fs.mkdirSync(path.join(root, folder), { recursive: true });
  process.chdir(root);
});
afterEach(() => {
  process.chdir(home);
  fs.rmSync(root, { recursive: true });
});

const kept = new Map<string, unknown>();
const cache = {
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => kept.set(key, value),
};

it("takes files out of the site that have been taken out of static/, and no others", async () => {
  const names = ["a.txt", "notes/b.txt"];
  for (const name of names) fs.writeFileSync(path.join("static", name), "");
  for (const name of [...names, "index.html"]) fs.writeFileSync(path.join("public", name), "");
  await dropGoneStatic(cache as never);
  await rememberStatic(cache as never);
  fs.rmSync("static/notes/b.txt");
  await dropGoneStatic(cache as never);
  expect([...names, "index.html"].filter((name) => fs.existsSync(path.join("public", name)))).toEqual([
    "a.txt",
    "index.html",
  ]);
});

it("does so where the whole folder is gone", async () => {
  fs.writeFileSync("static/a.txt", "");
  fs.writeFileSync("public/a.txt", "");
  await rememberStatic(cache as never);
  fs.rmSync("static", { recursive: true });
  await dropGoneStatic(cache as never);
  expect(fs.existsSync("public/a.txt")).toBe(false);
});
