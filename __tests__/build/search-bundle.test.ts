import fs from "node:fs";
import path from "node:path";

const read = (file: string): string => fs.readFileSync(path.join("public", file), "utf8");

/** The scripts that the page's own HTML asks for. */
const scriptsOf = (page: string): string[] =>
  [...fs.readFileSync(page, "utf8").matchAll(/src="\/([^"/]+\.js)"/g)].map((match) => match[1]!);

it("leaves the dialog, the engine and the code of search services out of what pages load", () => {
  const files = new Set(["index", "blog/index", "search/index"].flatMap((page) => scriptsOf(`public/${page}.html`)));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    expect([file, /No recent searches|Try searching for|algolianet|x-algolia/.test(read(file))]).toEqual([file, false]);
  }
});

it("describes the search to browsers", () => {
  expect(fs.readFileSync("public/opensearch.xml", "utf8")).toContain("/search?q={searchTerms}");
  expect(fs.readFileSync("public/index.html", "utf8")).toMatch(/<link[^>]*rel="search"[^>]*title="[^"]+"/);
});
