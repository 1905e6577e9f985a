import fs from "node:fs";
import { parseFeed } from "@rowanmanning/feed-parser";
import { Joi, validateOptionsSchema } from "gatsby-plugin-utils";
import Parser from "rss-parser";
import { validateXML } from "xmllint-wasm";
import type { FeedPost } from "../../../../src/outputs/feeds/feed-data";
import { rssOptions } from "../../../../src/outputs/feeds/rss-options";
import { styleBlogFeed } from "../../../../src/outputs/feeds/write-feeds";
import { enterFolder } from "../../../stand-ins/content-folder";
import { FEED_POSTS, FEED_SITE } from "../../../stand-ins/feed-posts";

const plugin = jest.requireActual("gatsby-plugin-feed/gatsby-node");

const options = (limit = 20) => rssOptions({ title: "Site", feed: { language: "en", limit } });

beforeEach(() => void enterFolder({}));
/** The RSS of the blog, as gatsby-plugin-feed writes it and a build leaves it. */
async function write(posts: FeedPost[], site = FEED_SITE): Promise<string> {
  const graphql = async (query: string) => ({
    data: query.includes("allPost") ? { allPost: { nodes: posts } } : { siteSettings: site },
  });
  await plugin.onPostBuild({ graphql }, options());
  styleBlogFeed({ pathPrefix: "/site" }, "public");
  return fs.readFileSync("public/blog/rss.xml", "utf8");
}

it("has options that gatsby-plugin-feed takes, with as many posts as the settings say", async () => {
  const valid = await validateOptionsSchema(plugin.pluginOptionsSchema({ Joi }), options(7));
  expect(valid.value).toMatchObject({ feeds: [{ output: "/blog/rss.xml", title: "Site" }] });
  expect(options(7).feeds[0]!.query).toContain("limit: 7");
});

it("names the feed in no page, since pages name the feeds in all formats", () => {
  const { match } = options().feeds[0]!;
  expect(["/", "/blog", "/404.html"].filter((address) => new RegExp(match).test(address))).toEqual([]);
});

it("says what the feed is", async () => {
  const xml = await write(FEED_POSTS);
  const feed = parseFeed(xml);
  expect([feed.title, feed.description, feed.language]).toEqual(["Notes & <more>", "All of <them>.", "en"]);
  expect([feed.url, feed.self]).toEqual(["https://example.com/site/blog", "https://example.com/site/blog/rss.xml"]);
  expect(feed.copyright).toBe("© 2025 Jane");
  expect(feed.published?.toISOString()).toBe("2025-03-01T00:00:00.000Z");
  expect(xml).toContain('<atom:link href="https://hub.example/" rel="hub"/>');
  expect(await write(FEED_POSTS, { ...FEED_SITE, feed: { ...FEED_SITE.feed, hub: null } })).not.toContain('rel="hub"');
});

it("has every post with its address as its id, its date, its whole text, its authors and tags", async () => {
  const xml = await write(FEED_POSTS);
  const [post, first] = parseFeed(xml).items;
  expect([post!.id, post!.url]).toEqual(["https://example.com/site/blog/b", "https://example.com/site/blog/b"]);
  expect(post!.published?.toISOString()).toBe("2025-02-01T00:00:00.000Z");
  expect(post!.authors.map(({ name }) => name)).toEqual(["Jane", "Jo & Co"]);
  expect(post!.categories.map(({ term }) => term)).toEqual(["C++ & <T>", 'a "b"']);
  expect(xml).toContain("<dc:creator>Jane</dc:creator><dc:creator>Jo &amp; Co</dc:creator>");
  expect(first!.id).toBe("https://example.com/site/blog/%C3%BCber");
  const other = await new Parser().parseString(xml);
  expect(other.items[0]).toMatchObject({
    ...{ title: "Why Vec&lt;T> & not ]]&gt; that", guid: "https://example.com/site/blog/b" },
    ...{ "content:encoded": "<p>1 &lt; 2 ]]> &amp; 3</p>", isoDate: "2025-02-01T00:00:00.000Z" },
    ...{ content: "On &lt;b> & c." },
  });
});

it("can be read in a browser, and has no character that XML does not allow", async () => {
  const xml = await write(FEED_POSTS);
  expect(xml.split("\n")[1]).toMatch(/^<\?xml-stylesheet type="text\/css" href="\/site\/feeds\/feed.css"\?>/);
  expect((await validateXML({ xml, normalization: "format" })).errors).toEqual([]);
});

it("is a feed without entries where there are no posts", async () => {
  const xml = await write([]);
  expect(parseFeed(xml).items).toEqual([]);
  expect((await validateXML({ xml, normalization: "format" })).errors).toEqual([]);
});
