import { feedListings, writeFeeds } from "../../../../src/outputs/feeds/write-feeds";
import type { ListedPost, OutputSite } from "../../../../src/outputs/listed-content";
import { FEED_SITE } from "../../../stand-ins/feed-posts";

const rendered: string[] = [];
const post = (slug: string, tag: string, author: string | null) =>
  ({
    id: slug,
    title: slug,
    path: `/blog/${slug}`,
    date: "2025-01-02T00:00:00.000Z",
    updated: null,
    description: "D.",
    body: "",
    isModule: false,
    tags: [{ slug: tag, label: tag.toUpperCase() }],
    authors: author ? [{ name: author, path: `/blog/authors/${author}`, url: null }] : [],
  }) as unknown as ListedPost;
const POSTS = [post("c", "ruby", "jane"), post("b", "sql", null), post("a", "ruby", "jane")];

async function write(posts = POSTS) {
  const files = new Map<string, string>();
  const readFeedHtml = async (ids: readonly string[]) => {
    rendered.push(...ids);
    return new Map(ids.map((id) => [id, `<p>${id}</p>`]));
  };
  await writeFeeds({ site: FEED_SITE as OutputSite, posts, readFeedHtml }, async (address, content) => {
    files.set(address, String(content));
  });
  return files;
}

it("there are feeds of the blog, of each tag and of each author with a page", () => {
  expect(feedListings(POSTS, 2).map(({ path, newest }) => [path, newest.map(({ title }) => title)])).toEqual([
    ["/blog", ["c", "b"]],
    ["/blog/tags/ruby", ["c", "a"]],
    ["/blog/authors/jane", ["c", "a"]],
    ["/blog/tags/sql", ["b"]],
  ]);
});

it("each feed has three formats and a style sheet for browsers", async () => {
  const files = await write();
  expect([...files.keys()].filter((file) => file.startsWith("/blog/tags/ruby"))).toEqual([
    ...["/blog/tags/ruby/rss.xml", "/blog/tags/ruby/atom.xml", "/blog/tags/ruby/feed.json"],
  ]);
  expect(files.get("/feeds/feed.css")).toContain("--color-page");
  expect(files.get("/blog/tags/ruby/rss.xml")).toContain('href="/site/feeds/feed.css"');
});

it("gatsby-plugin-feed writes the RSS of the blog", async () => {
  expect([...(await write()).keys()].filter((file) => /^\/blog\/[^/]+$/.test(file))).toEqual([
    ...["/blog/atom.xml", "/blog/feed.json"],
  ]);
});

it("feeds have the newest posts only, and render no others", async () => {
  rendered.length = 0;
  const posts = [...POSTS, post("old", "ruby", null)];
  const { items } = JSON.parse((await write(posts)).get("/blog/feed.json")!) as { items: { id: string }[] };
  expect(items.map(({ id }) => id)).toEqual(["https://example.com/site/blog/c", "https://example.com/site/blog/b"]);
  expect(new Set(rendered)).toEqual(new Set(["a", "b", "c"]));
});
