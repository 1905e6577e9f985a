import fs from "node:fs";
import path from "node:path";
import { findTool } from "../../../../scripts/import/tools";
import { makeFolder } from "../../../stand-ins/content-folder";

it.each([
  ["docusaurus", ["docusaurus.config.ts"]],
  ["gatsby", ["gatsby-config.mjs", "content/blog/a.md"]],
  ["astro", ["astro.config.mjs"]],
  ["eleventy", ["eleventy.config.js"]],
  ["pelican", ["pelicanconf.py", "content/a.md"]],
  ["hexo", ["_config.yml", "source/_posts/a.md"]],
  ["jekyll", ["_config.yml", "Gemfile"]],
  ["hugo", ["config.toml", "content/a.md"]],
  ["hugo", ["config/_default/hugo.toml", "content/a.md"]],
  ["obsidian", [".obsidian/app.json", "Notes/index.md"]],
  ["wordpress", ["posts/a/index.md"]],
])("knows a site of %s by %j", (tool, names) => {
  expect(findTool(makeFolder(Object.fromEntries(names.map((name) => [name, ""]))))).toBe(tool);
});

it("tells Starlight from other sites of Astro by its package", () => {
  const packages = '{ "dependencies": { "@astrojs/starlight": "1" } }';
  expect(findTool(makeFolder({ "astro.config.mjs": "", "package.json": packages }))).toBe("starlight");
  expect(findTool(makeFolder({ "astro.config.mjs": "", "package.json": "{}" }))).toBe("astro");
});

it("suggests a folder of a larger repository", () => {
  const folder = makeFolder({ "package.json": "", "src/a.ts": "", "website/docusaurus.config.ts": "" });
  expect(() => findTool(folder)).toThrow(/ Did you mean .*website\? Say which it is with --from: /);
});

it("suggests no folder that only has posts, and passes over links that lead nowhere", () => {
  const folder = makeFolder({ "package.json": "", "content/posts/a.md": "" });
  fs.symlinkSync("loop", path.join(folder, "loop"));
  expect(() => findTool(folder)).toThrow("has no configuration file of a known tool. Say which it is with --from: ");
});

it.each([[["config.toml"]], [["package.json", "posts/a/index.md"]], [["a.md"]]])("does not know %j", (names) => {
  const folder = makeFolder(Object.fromEntries(names.map((name) => [name, ""])));
  expect(() => findTool(folder)).toThrow("has no configuration file of a known tool.");
  expect(findTool(folder, "hugo")).toBe("hugo");
});
