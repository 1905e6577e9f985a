import fs from "node:fs";
import path from "node:path";

const scripts = fs.readdirSync("public").filter((file) => file.endsWith(".js"));
const read = (file: string): string => fs.readFileSync(path.join("public", file), "utf8");

/** The scripts that the page's own HTML asks for. */
const scriptsOf = (page: string): string[] =>
  [...fs.readFileSync(page, "utf8").matchAll(/src="\/([^"/]+\.js)"/g)].map((match) => match[1]!);

it("has no code of a search service where none is set", () => {
  const loaded = new Set(scriptsOf("public/index.html"));
  expect(loaded.size).toBeGreaterThan(0);
  const manifest = read([...loaded].find((file) => file.startsWith("webpack-runtime"))!);
  const current = scripts.filter(
    (file) => loaded.has(file) || manifest.includes(file.match(/-([\da-f]+)\.js$/)?.[1] ?? "-"),
  );
  expect(current.length).toBeGreaterThan(10);
  expect(current.filter((file) => /algolianet|x-algolia/.test(read(file)))).toEqual([]);
});

it("leaves the dialog and the engine out of what every page loads", () => {
  for (const file of scriptsOf("public/blog/index.html")) {
    expect([file, /No recent searches|Try searching for/.test(read(file))]).toEqual([file, false]);
  }
});

it("describes the search to browsers", () => {
  expect(fs.readFileSync("public/opensearch.xml", "utf8")).toContain("/search?q={searchTerms}");
  expect(fs.readFileSync("public/index.html", "utf8")).toMatch(/<link[^>]*rel="search"[^>]*title="[^"]+"/);
});
