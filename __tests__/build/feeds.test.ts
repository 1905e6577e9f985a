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
  it("are there for every list", () => {
    expect(lists.length).toBeGreaterThan(40);
  });

  it("are well-formed, and Atom follows its schema", async () => {
    const schema = fs.readFileSync("__tests__/fixtures/schemas/atom.rng", "utf8");
    expect((await validateXML({ xml: files("atom.xml"), schema, extension: "relaxng" })).errors).toEqual([]);
    expect((await validateXML({ xml: files("rss.xml"), normalization: "format" })).errors).toEqual([]);
  });

  it("give two independent parsers the same posts", async () => {
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

describe("the feed of the blog", () => {
  const json = JSON.parse(readPublic("blog/feed.json")) as {
    items: { url: string; content_html: string; date_published: string }[];
  };
  const contents = json.items.map(({ content_html: html }) => html).join("\n");

  it("says in RSS what it is about, whose it is and in which language", () => {
    const { title, description, copyright, language } = parseFeed(readPublic("blog/rss.xml"));
    expect({ title, description, language }).toEqual({
      ...{ title: "Wren Calloway’s blog", description: "New posts by Wren Calloway, with their full text." },
      language: "en",
    });
    expect(copyright).toMatch(/^© \d{4} Wren Calloway$/);
  });

  it("has every post with its whole text, newest first, at the address of its page", () => {
    const dates = json.items.map(({ date_published: date }) => Date.parse(date));
    const canonicals = builtPages().flatMap(({ html }) => /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? []);
    expect(json.items).toHaveLength(12);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(Math.min(...json.items.map(({ content_html: html }) => html.length))).toBeGreaterThan(1000);
    expect(json.items.filter(({ url }) => !canonicals.includes(url))).toEqual([]);
  });

  it("has whole addresses only, and nothing that needs the site's pages", () => {
    expect(contents.replace(/<code[^>]*>.*?<\/code>/gs, "").match(/(href|src)="(?!https?:|mailto:)[^"]*"/g)).toBeNull();
    const outsideCode = contents.replace(/<code[^>]*>.*?<\/code>/gs, "");
    const sitesOwn =
      /<(button|svg|script|style|picture|source)\b|code-copy|hash-link|\sstyle=|class="(?!language-|footnotes)/g;
    expect(outsideCode.match(sitesOwn)).toBeNull();
  });
});
