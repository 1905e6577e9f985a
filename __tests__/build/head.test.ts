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
  it("has each element once", () => {
    const once = [
      "description",
      "og:title",
      "og:description",
      "og:url",
      "og:type",
      "og:image",
      "og:site_name",
      "twitter:card",
    ];
    expect(once.filter((name) => meta(html, name).length !== 1)).toEqual([]);
    const all = [...html.matchAll(/<meta[^>]*(?:name|property)="([^"]+)"/g)].map(([, name]) => name!);
    const repeated = all.filter(
      (name, index) => all.indexOf(name) !== index && !/^(article:(tag|author)|theme-color)$/.test(name),
    );
    expect(repeated).toEqual([]);
  });

  it("names one address", () => {
    const [canonical] = link(html, "canonical");
    expect(meta(html, "og:url")).toEqual([canonical]);
    const languages = [...html.matchAll(/<link[^>]*hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]);
    expect(languages).toEqual([
      ["en", canonical],
      ["x-default", canonical],
    ]);
  });

  it("shows a card that is there, has the size of previews and few bytes", async () => {
    const [image] = meta(html, "og:image");
    expect(meta(html, "twitter:image")).toEqual([image]);
    const file = path.join("public", image!.slice(ORIGIN.length));
    expect(await sharp(file).metadata()).toMatchObject({ width: 1200, height: 630, format: "jpeg" });
    expect(fs.statSync(file).size).toBeLessThanOrEqual(60_000);
  });

  it("links to files that exist", () => {
    const files = attributesOf(html, /<link[^>]*rel="(?:alternate|sitemap|manifest|icon|search)"[^>]*>/g, "href")
      .filter((href) => href.startsWith("/"))
      .map((href) => href.replace(/\?.*$/, ""));
    expect(files.filter((file) => !fs.existsSync(path.join("public", file)))).toEqual([]);
    expect(files).toEqual(expect.arrayContaining(["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json"]));
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
    ["/blog/rails-postgresql-array", "BlogPosting"],
    ["/blog/authors/wren", "ProfilePage"],
    ["/blog/tags/rails", "CollectionPage"],
    ["/docs/markhope/quickstart", "TechArticle"],
    ["/docs/markhope/quickstart", "SoftwareApplication"],
    ["/docs/markhope/quickstart", "BreadcrumbList"],
    ["/about", "AboutPage"],
    ["/", "SearchAction"],
    ["/", "Person"],
  ])("%s has a %s", (address, type) => {
    expect(pages.find((page) => page.address === address)!.html).toContain(`"@type":"${type}"`);
  });
});

it("the code that makes structured data is in no script", () => {
  const scripts = fs.readdirSync("public").filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const linked = new Set(pages.flatMap(({ html }) => attributesOf(html, /<script[^>]*>/g, "src")));
  const holding = [...linked].filter((src) =>
    fs.readFileSync(path.join("public", src), "utf8").includes("SearchAction"),
  );
  expect(holding).toEqual([]);
});
