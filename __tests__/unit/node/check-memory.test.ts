import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openCheckMemory } from "../../../src/node/check-memory";

let dir: string;
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), "check-memory-"));
  fs.writeFileSync(path.join(dir, "program.mjs"), "one");
});
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const open = () => openCheckMemory(path.join(dir, "deep/memory.json"), [path.join(dir, "program.mjs")]);
const compiled = {
  body: "<p>Long text</p>",
  summary: "",
  headings: [],
  ids: ["a"],
  references: [],
  messages: [{ line: 1, column: 2, message: "Odd." }],
};

async function check(texts: Record<string, object>) {
  const memory = open();
  const known: string[] = [];
  for (const [key, value] of Object.entries(texts)) {
    if (await memory.cache.get(key)) known.push(key);
    else await memory.cache.set(key, value);
  }
  memory.save();
  return known;
}

it("knows in the next check what was found in this one, but not the text", async () => {
  expect(await check({ a: compiled })).toEqual([]);
  expect(await check({ a: compiled })).toEqual(["a"]);
  expect(await open().cache.get("a")).toEqual({ ...compiled, body: "" });
});

it("forgets a text that a check did not ask for", async () => {
  await check({ a: compiled, b: compiled });
  await check({ a: compiled });
  expect(await check({ a: compiled, b: compiled })).toEqual(["a"]);
});

it("forgets all when the program has changed", async () => {
  await check({ a: compiled });
  fs.writeFileSync(path.join(dir, "program.mjs"), "two");
  expect(await check({ a: compiled })).toEqual([]);
});

it("starts anew from a file that was broken off", async () => {
  await check({ a: compiled });
  fs.writeFileSync(path.join(dir, "deep/memory.json"), '{"code":');
  expect(await check({ a: compiled })).toEqual([]);
});

it("tells texts and formats apart", () => {
  const { digest } = open();
  expect(digest({ text: "a", format: "md" })).toBe(digest({ text: "a", format: "md" }));
  expect(digest({ text: "a", format: "md" })).not.toBe(digest({ text: "a", format: "mdx" }));
});
