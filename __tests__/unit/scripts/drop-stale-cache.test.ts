import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "cache-"));
  for (const folder of ["scripts", "src/node", "src/shared", "src/services"])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  fs.copyFileSync("scripts/drop-stale-cache.mjs", path.join(root, "scripts/drop-stale-cache.mjs"));
  fs.writeFileSync(path.join(root, ".env.example"), "GATSBY_KEY=\nSITE_URL=\n");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

/** Whether a cache is still there that a build with some settings has filled, and one with others finds. */
function staysBetween(before: Record<string, string>, after: Record<string, string>): boolean {
  const cache = path.join(root, ".cache");
  const start = (env: Record<string, string>) =>
    spawnSync(process.execPath, [path.join(root, "scripts/drop-stale-cache.mjs")], {
      env: { PATH: process.env.PATH, ...env },
    });
  start(before);
  fs.mkdirSync(cache, { recursive: true });
  start(after);
  return fs.existsSync(cache);
}

it.each([
  ["nothing", {}, {}],
  ["the address, which every build asks for", { SITE_URL: "https://a.example" }, { SITE_URL: "https://b.example" }],
])("the cache stays where %s has changed", (_, before, after) => {
  expect(staysBetween(before, after)).toBe(true);
});

it.each([
  ["a setting of pages", { GATSBY_KEY: "a" }, {}],
  ["the content folder", {}, { SITE_CONTENT_DIR: "/other" }],
  ["the prefix, which stands in the compiled texts", {}, { PATH_PREFIX: "/site" }],
])("the cache goes where %s has changed", (_, before, after) => {
  expect(staysBetween(before, after)).toBe(false);
});
