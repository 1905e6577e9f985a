import fs from "node:fs";
import { attributesOf, builtPages, readPublic } from "./public-files";

const files = fs.readdirSync("public", { recursive: true, encoding: "utf8" });
const scripts = files.filter((file) => /^[^/]+\.js$/.test(file)).map((file) => ({ file, text: readPublic(file) }));
/** The scripts that the HTML of some page asks for. */
const linked = new Set(builtPages().flatMap(({ html }) => attributesOf(html, /<script[^>]*>/g, "src")));

const scriptsWith = (words: RegExp) => scripts.filter(({ text }) => words.test(text)).map(({ file }) => file);
const linkedWith = (words: RegExp) => scriptsWith(words).filter((file) => linked.has(`/${file}`));

it("scripts have no code of third parties if none is on", () => {
  const marks = /posthog|voiceflow|googletagmanager|googlesyndication|clarity\.ms|firebaseinstallations|consent-notice/;
  expect(scriptsWith(marks)).toEqual([]);
});

it("pages load neither the code that makes structured data, nor the search's dialog, engine or services", () => {
  expect(linked.size).toBeGreaterThan(2);
  expect(linkedWith(/SearchAction/)).toEqual([]);
  expect(linkedWith(/No recent searches|Try searching for|algolianet|x-algolia/)).toEqual([]);
});

it("scripts have no lookbehind, with which Safari before 16.4 refuses the whole file", () => {
  expect(scriptsWith(/\(\?<[=!]/)).toEqual([]);
});

it("the text of a post is in no script, unless it has components of its own: scripts must not grow with the number of posts", () => {
  const text = "This guide is one Ruby file and the SQL that it prints";
  expect(readPublic("blog/ruby-active-record-built_in-methods-beginner-guide/index.html")).toContain(text);
  expect(scriptsWith(new RegExp(text))).toEqual([]);
});

it("style sheets have the widths of the layout in place of their names", () => {
  const sheets = files.filter((file) => /^(static\/)?[\w.-]+\.css$/.test(file));
  expect(sheets.filter((file) => /@custom-media|@media[^{]*\(--/.test(readPublic(file)))).toEqual([]);
  for (const name of ["styles", "static/notices", "static/docsearch"]) {
    expect(readPublic(sheets.find((file) => file.startsWith(name))!)).toMatch(/\((?:min|max)-width:/);
  }
});

it("Gatsby's hooks keep their lines and names when they are compiled: errors in them show the line that failed", () => {
  const compiled = fs.readFileSync(".cache/compiled/gatsby-node.js", "utf8");
  expect(compiled).toMatch(/^ +function createContentPages\(.*\{$/m);
});
