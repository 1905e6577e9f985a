import fs from "node:fs";
import { parseFeed } from "@rowanmanning/feed-parser";
import { Joi, validateOptionsSchema } from "gatsby-plugin-utils";
import Parser from "rss-parser";
import { validateXML } from "xmllint-wasm";
import { toFeedList, type FeedSite } from "../../../../src/outputs/feeds/feed-data";
import { toAtom, toJsonFeed, toRss } from "../../../../src/outputs/feeds/feed-formats";
import { rssOptions } from "../../../../src/outputs/feeds/rss-options";
import { styleBlogFeed } from "../../../../src/outputs/feeds/write-feeds";
import { enterFolder } from "../../../stand-ins/content-folder";
import { FEED_POSTS, FEED_SITE } from "../../../stand-ins/feed-posts";

const plugin = jest.requireActual("gatsby-plugin-feed/gatsby-node");
const options = (limit = 20) => rssOptions({ title: "Site", feed: { language: "en", limit } });
const listOf = (posts = FEED_POSTS, site = FEED_SITE) => toFeedList(site, { path: "/blog", newest: posts });

beforeEach(() => void enterFolder({}));

/** Writes the RSS of the blog with gatsby-plugin-feed, as a build does. */
async function writeBlogFeed(posts = FEED_POSTS, site = FEED_SITE): Promise<string> {
  const graphql = async (query: string) => ({
    data: query.includes("allPost") ? { allPost: { nodes: posts } } : { siteSettings: site },
  });
  await plugin.onPostBuild({ graphql }, options());
  styleBlogFeed({ pathPrefix: "/site" }, "public");
  return fs.readFileSync("public/blog/rss.xml", "utf8");
}

type Write = (posts?: typeof FEED_POSTS, site?: FeedSite) => Promise<string>;

describe.each<[kind: string, file: string, write: Write]>([
  ["RSS", "rss.xml", async (...data) => toRss(listOf(...data))],
  ["Atom", "atom.xml", async (...data) => toAtom(listOf(...data))],
  ["the RSS of gatsby-plugin-feed", "rss.xml", writeBlogFeed],
])("%s", (kind, file, write) => {
  it("says what the feed is, with the date of its newest change", async () => {
    const feed = parseFeed(await write());
    expect([feed.title, feed.description, feed.copyright]).toEqual([
      ...["Notes & <more>", "All of <them>.", "© 2025 Jane"],
    ]);
    expect([feed.url, feed.self]).toEqual(["https://example.com/site/blog", `https://example.com/site/blog/${file}`]);
    expect(feed.language).toBe(kind === "Atom" ? null : "en");
    expect((feed.published ?? feed.updated)?.toISOString()).toBe("2025-03-01T00:00:00.000Z");
  });

  it("has every post with its address as its id, its title, dates, whole text, authors and tags", async () => {
    const [post, first, ...others] = parseFeed(await write()).items;
    expect(others).toEqual([]);
    expect([post!.id, post!.url]).toEqual(["https://example.com/site/blog/b", "https://example.com/site/blog/b"]);
    expect([post!.title, post!.description]).toEqual(["Why Vec<T> & not ]]> that", "On <b> & c."]);
    expect(post!.published?.toISOString()).toBe("2025-02-01T00:00:00.000Z");
    if (kind === "Atom") expect(post!.updated?.toISOString()).toBe("2025-03-01T00:00:00.000Z");
    expect(post!.content).toMatch(/^<p>1 (<|&lt;) 2 \]\](>|&gt;) (&|&amp;) \]\](>|&gt;) 3<\/p>$/);
    expect(post!.authors.map(({ name }) => name)).toEqual(["Jane", "Jo & Co", "Al"]);
    expect(post!.categories.map(({ term }) => term)).toEqual(["C++ & <T>", 'a "b"']);
    expect([first!.title, first!.id]).toEqual(["First", "https://example.com/site/blog/%C3%BCber"]);
  });

  it("has words that look like a character of HTML", async () => {
    const words = "Using &lt; and &#38; & co";
    const [post] = parseFeed(await write([{ ...FEED_POSTS[0]!, title: words, description: words }])).items;
    expect([post!.title, post!.description]).toEqual([words, words]);
  });

  it("names the hub, if there is one", async () => {
    expect(await write()).toContain("https://hub.example/");
    expect(await write(FEED_POSTS, { ...FEED_SITE, feed: { ...FEED_SITE.feed, hub: null } })).not.toContain('"hub"');
  });

  it("is well-formed, also without posts, and has a style sheet for browsers", async () => {
    const xml = [await write(), await write([])].map((contents, index) => ({ fileName: `${index}.xml`, contents }));
    expect((await validateXML({ xml, normalization: "format" })).errors).toEqual([]);
    expect(parseFeed(xml[1]!.contents).items).toEqual([]);
    expect(xml[0]!.contents.split("\n")[1]).toMatch(
      /^<\?xml-stylesheet type="text\/css" href="\/site\/feeds\/feed.css"\?>/,
    );
  });
});

describe("gatsby-plugin-feed", () => {
  it("gives no date of a change without posts", async () => {
    expect(await writeBlogFeed([])).not.toContain("<pubDate>");
  });

  it("takes the options, with the number of posts from the settings", async () => {
    const valid = await validateOptionsSchema(plugin.pluginOptionsSchema({ Joi }), options(7));
    expect(valid.value).toMatchObject({ feeds: [{ output: "/blog/rss.xml", title: "Site" }] });
    expect(options(7).feeds[0]!.query).toContain("limit: 7");
  });

  it("names the feed in no page, since pages name the feeds in all formats", () => {
    const { match } = options().feeds[0]!;
    expect(["/", "/blog", "/404.html"].filter((address) => new RegExp(match).test(address))).toEqual([]);
  });

  it("writes what another reader understands", async () => {
    const xml = await writeBlogFeed();
    expect(xml).toContain("<dc:creator>Jane</dc:creator><dc:creator>Jo &amp; Co</dc:creator>");
    expect((await new Parser().parseString(xml)).items[0]).toMatchObject({
      ...{ title: "Why Vec&lt;T> & not ]]&gt; that", guid: "https://example.com/site/blog/b" },
      ...{ "content:encoded": "<p>1 &lt; 2 ]]> &amp; ]]> 3</p>", isoDate: "2025-02-01T00:00:00.000Z" },
      content: "On &lt;b> & c.",
    });
  });
});

it("Atom and JSON Feed name the icon of the site", () => {
  const icon = "https://example.com/site/icons/icon-96x96.png";
  expect(toAtom(listOf())).toContain(`<icon>${icon}</icon>`);
  expect(JSON.parse(toJsonFeed(listOf()))).toMatchObject({ favicon: icon });
});

it("JSON Feed has version 1.1 and the same content", () => {
  expect(JSON.parse(toJsonFeed(listOf()))).toMatchObject({
    ...{ version: "https://jsonfeed.org/version/1.1", title: "Notes & <more>", language: "en" },
    ...{ home_page_url: "https://example.com/site/blog", feed_url: "https://example.com/site/blog/feed.json" },
    hubs: [{ type: "WebSub", url: "https://hub.example/" }],
    items: [
      {
        ...{ id: "https://example.com/site/blog/b", url: "https://example.com/site/blog/b" },
        ...{ title: "Why Vec<T> & not ]]> that", tags: ["C++ & <T>", 'a "b"'] },
        ...{ date_published: "2025-02-01T00:00:00.000Z", date_modified: "2025-03-01T00:00:00.000Z" },
        authors: [
          { name: "Jane", url: "https://example.com/site/blog/authors/jane" },
          { name: "Jo & Co" },
          { name: "Al", url: "https://al.example" },
        ],
      },
      { title: "First", date_modified: "2025-01-01T00:00:00.000Z", content_html: "<code>[31mred  😀</code>" },
    ],
  });
  expect(JSON.parse(toJsonFeed({ ...listOf(), hub: null }))).not.toHaveProperty("hubs");
});

it("the feeds of a tag say what they are about", () => {
  expect(toFeedList(FEED_SITE, { path: "/blog/tags/x", subject: "X", newest: FEED_POSTS })).toMatchObject({
    ...{ title: "Notes & <more>: X", description: "All of <them>. Only those of X." },
    url: "https://example.com/site/blog/tags/x",
  });
  const site = { ...FEED_SITE, feed: { ...FEED_SITE.feed, description: "Notes Blog" } };
  const { description } = toFeedList(site, { path: "/blog/tags/x", subject: "X", newest: FEED_POSTS });
  expect(description).toBe("Notes Blog. Only those of X.");
});
