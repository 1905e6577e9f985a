import fs from "node:fs";
import path from "node:path";
import { parseFeed } from "@rowanmanning/feed-parser";
import Parser from "rss-parser";
import { validateXML } from "xmllint-wasm";
import { builtPages, readPublic } from "./public-files";

const lists = ["blog", ...["tags", "authors"].flatMap((kind) => folders(`blog/${kind}`))];

function folders(parent: string): string[] {
  return fs
    .readdirSync(path.join("public", parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "page")
    .map(({ name }) => `${parent}/${name}`);
}

const files = (name: string) =>
  lists.map((list) => ({ fileName: `${list.replaceAll("/", "-")}-${name}`, contents: readPublic(`${list}/${name}`) }));

describe("the feeds of the blog, its tags and its authors", () => {
  it("are well-formed, and Atom follows its schema", async () => {
    const schema = fs.readFileSync("__tests__/fixtures/schemas/atom.rng", "utf8");
    expect((await validateXML({ xml: files("atom.xml"), schema, extension: "relaxng" })).errors).toEqual([]);
    expect((await validateXML({ xml: files("rss.xml"), normalization: "format" })).errors).toEqual([]);
  });

  it("are there for every list, and give two independent parsers the same posts", async () => {
    expect(lists.length).toBeGreaterThan(40);
    for (const list of lists) {
      const [rss, atom] = ["rss.xml", "atom.xml"].map((file) => parseFeed(readPublic(`${list}/${file}`)));
      const json = JSON.parse(readPublic(`${list}/feed.json`)) as { items: { id: string }[] };
      const ids = json.items.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect(rss!.items.map(({ id }) => id)).toEqual(ids);
      expect(atom!.items.map(({ id }) => id)).toEqual(ids);
      const other = await new Parser().parseString(readPublic(`${list}/rss.xml`));
      expect(other.items.map(({ guid }) => guid)).toEqual(ids);
    }
  });
});

it("the feed of the blog has every post, newest first, at the address of its page, and says whose it is", () => {
  const { items } = JSON.parse(readPublic("blog/feed.json")) as { items: { url: string; date_published: string }[] };
  const dates = items.map(({ date_published: date }) => Date.parse(date));
  const canonicals = builtPages().flatMap(({ html }) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? []);
  expect(items).toHaveLength(12);
  expect(dates).toEqual([...dates].sort((a, b) => b - a));
  expect(items.filter(({ url }) => !canonicals.includes(url))).toEqual([]);
  expect(parseFeed(readPublic("blog/rss.xml")).copyright).toMatch(/^© \d{4} Wren Calloway$/);
});
