import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { findMistakes } from "../stand-ins/schema-org";
import { attributesOf, builtPages, decodeEntities } from "./public-files";

const ORIGIN = "https://wren.example.com";
const pages = builtPages();
const indexed = pages.filter(({ html }) => !html.includes('name="robots"'));

const meta = (html: string, name: string): string[] =>
  attributesOf(html, new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`, "g"), "content");
const link = (html: string, rel: string): string[] =>
  attributesOf(html, new RegExp(`<link[^>]*rel="${rel}"[^>]*>`, "g"), "href");

describe.each(pages.map((page) => [page.address, page.html] as const))("the head of %s", (_, html) => {
  it("shows a card that is there, has the size of previews and few bytes", async () => {
    const [image] = meta(html, "og:image");
    expect(meta(html, "twitter:image")).toEqual([image]);
    const file = path.join("public", image!.slice(ORIGIN.length));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(fs.statSync(file).size).toBeLessThanOrEqual(60_000);
  });

  it("names the feeds of the blog", () => {
    const feeds = ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"];
    expect(link(html, "alternate")).toEqual(expect.arrayContaining(feeds));
  });
});

describe("pages that search engines list", () => {
  it("describe themselves in 50 to 160 characters", () => {
    const wrong = indexed
      .map(({ address, html }) => [address, meta(html, "description")[0]!.length] as const)
      .filter(([, length]) => length < 50 || length > 160);
    expect(wrong).toEqual([]);
  });

  it("have titles of their own", () => {
    const titles = indexed
      .filter(({ html, address }) => link(html, "canonical")[0] === `${ORIGIN}${address}`)
      .map(({ html }) => /<title[^>]*>([^<]+)/.exec(html)![1]!);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it("say what they are about in words that schema.org understands", () => {
    for (const { address, html } of indexed) {
      const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
      expect([address, blocks.length]).toEqual([address, 1]);
      const { "@graph": things } = JSON.parse(blocks[0]![1]!) as { "@graph": Record<string, unknown>[] };
      const ids = new Set(things.map((thing) => String(thing["@id"])));
      expect(things.flatMap((thing) => findMistakes(thing, ids).map((mistake) => `${address}: ${mistake}`))).toEqual(
        [],
      );
      const title = decodeEntities(meta(html, "og:title")[0]!);
      const names = things.map(({ headline, name }) => headline ?? name);
      if (address !== "/") expect(names.some((name) => title.includes(String(name).slice(0, 40)))).toBe(true);
    }
  });

  it.each([
    ["/blog", "Blog"],
    ["/blog/authors/wren", "ProfilePage"],
    ["/blog/tags/rails", "CollectionPage"],
    ["/", "SearchAction"],
    ["/", "Person"],
  ])("%s has a %s", (address, type) => {
    expect(pages.find((page) => page.address === address)!.html).toContain(`"@type":"${type}"`);
  });
});
