import fs from "node:fs";
import path from "node:path";
import { readRecords } from "../../src/search/build/write-index";
import { createEmbeddedEngine } from "../../src/search/embedded/create-engine";
import type { Manifest, Meta } from "../../src/search/embedded/format";
import { builtPages, decodeEntities, readPublic } from "./public-files";

const records = readRecords("public/search", "");
const engine = createEmbeddedEngine("", async (address) => JSON.parse(readPublic(address)) as unknown);
const pathsOf = async (query: string) => (await engine.search({ query })).hits.map(({ url }) => url);

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

  it("have the text of their pages and no markup", () => {
    const html = readPublic("blog/rails-postgresql-array/index.html");
    const text = html
      .replace(/<[^>]+>/g, "")
      .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)));
    const plain = decodeEntities(text).replace(/\s+/g, "");
    const own = records.filter(
      ({ url_without_anchor: address, content }) => address === "/blog/rails-postgresql-array" && content,
    );
    expect(own.length).toBeGreaterThan(20);
    const missing = own.filter(({ content }) => !plain.includes(content!.replace(/\s+/g, "")));
    expect(missing.map(({ content }) => content)).toEqual([]);
  });
});

describe("the search index", () => {
  it("finds a post by its title, by code, and with a mistake", async () => {
    expect((await pathsOf("rails postgresql array"))[0]).toContain("/blog/rails-postgresql-array");
    expect((await pathsOf("getUserMedia puppeteer"))[0]).toContain("puppeteer");
    expect((await pathsOf("pupeteer")).join()).toContain("puppeteer");
    expect((await pathsOf("rasberry")).join()).toContain("/blog/how-i-use-my-raspberry-pi");
  });

  it("consists of the files that its manifest leads to", () => {
    const { meta } = JSON.parse(readPublic("search/manifest.json")) as Manifest;
    const { texts, terms, words, endings } = JSON.parse(readPublic(`search/${meta}`)) as Meta;
    const listed = [meta, ...texts.files, ...terms.files, ...words.files, ...endings.files];
    const present = fs.readdirSync(path.resolve("public/search")).filter((name) => name.endsWith(".json"));
    expect([...listed, "manifest.json"].sort()).toEqual(present.sort());
  });

  it("is loaded by no page at once", () => {
    for (const { html } of builtPages()) expect(html).not.toContain("search/manifest.json");
  });
});

/** The scripts that the page's own HTML asks for. */
const scriptsOf = (page: string): string[] =>
  [...readPublic(page).matchAll(/src="\/([^"/]+\.js)"/g)].map((match) => match[1]!);

it("pages load neither the dialog, nor the engine, nor code of search services", () => {
  const files = new Set(["index", "blog/index", "search/index"].flatMap((page) => scriptsOf(`${page}.html`)));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    expect([file, /No recent searches|Try searching for|algolianet|x-algolia/.test(readPublic(file))]).toEqual([
      file,
      false,
    ]);
  }
});

it("browsers find a description of the search", () => {
  expect(readPublic("opensearch.xml")).toContain("/search?q={searchTerms}");
  expect(readPublic("index.html")).toMatch(/<link[^>]*rel="search"[^>]*title="[^"]+"/);
});
