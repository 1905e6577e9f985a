import { readRecords } from "../../src/search/build/write-index";
import { builtPages, decodeEntities, readPublic } from "./public-files";

const records = readRecords("public/search", "");

describe("the search records", () => {
  it("lead to pages and headings that are there", () => {
    const pages = new Map(builtPages().map(({ address, html }) => [address.replace(/\/$/, ""), html]));
    for (const { url_without_anchor: address, anchor } of records) {
      const html = pages.get(address.replace(/\/$/, ""));
      expect(html).toBeDefined();
      if (anchor !== null) expect(decodeEntities(html!)).toContain(`id="${anchor}"`);
    }
  });

  it("are of all listed posts and of nothing hidden", () => {
    const paths = new Set(records.map(({ url_without_anchor: address }) => address));
    expect([...paths].filter((address) => address.startsWith("/blog/"))).toHaveLength(12);
    expect(paths).toContain("/docs/markhope/quickstart");
    expect(paths).toContain("/about/");
    expect(paths).not.toContain("/kitchen-sink/");
  });
});

it("browsers find a description of the search", () => {
  expect(readPublic("opensearch.xml")).toContain("/search?q={searchTerms}");
  expect(readPublic("index.html")).toMatch(/<link[^>]*rel="search"[^>]*title="[^"]+"/);
});
