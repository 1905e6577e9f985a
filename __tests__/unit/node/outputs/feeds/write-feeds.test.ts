import { feedListings, writeFeeds } from "../../../../../src/node/outputs/feeds/write-feeds";
import type { PublishedPost, PublishedSite } from "../../../../../src/node/outputs/published";

const SITE = {
  ...{ title: "Notes", url: "https://example.com", pathPrefix: "/site", copyright: "Jane", owner: { name: "Jane" } },
  feed: { title: "Notes", description: "All of them.", language: "en", limit: 2, hub: null },
} as PublishedSite;

let rendered = 0;
const post = (slug: string, tag: string, author: string | null) =>
  ({
    ...{ title: slug, path: `/blog/${slug}`, date: "2025-01-02T00:00:00.000Z", updated: null, description: "D." },
    ...{ body: "", isModule: false, tags: [{ slug: tag, label: tag.toUpperCase() }] },
    authors: author ? [{ name: author, path: `/blog/authors/${author}`, url: null }] : [],
    plain: () => Promise.resolve({ html: `<p>${slug} ${(rendered += 1)}</p>`, markdown: "" }),
  }) as unknown as PublishedPost;
const POSTS = [post("c", "ruby", "jane"), post("b", "sql", null), post("a", "ruby", "jane")];

async function write() {
  const files = new Map<string, string>();
  await writeFeeds(SITE, POSTS, (address, content) => Promise.resolve(void files.set(address, String(content))));
  return files;
}

describe("feeds", () => {
  it("are those of the blog, of each tag and of each author with a page", () => {
    expect(feedListings(POSTS).map(({ path, posts }) => [path, posts.length])).toEqual([
      ["/blog", 3],
      ["/blog/tags/ruby", 2],
      ["/blog/authors/jane", 2],
      ["/blog/tags/sql", 1],
    ]);
  });

  it("are written in three forms, with a style for browsers", async () => {
    const files = await write();
    expect([...files.keys()].filter((file) => file.startsWith("/blog/tags/ruby"))).toEqual([
      ...["/blog/tags/ruby/rss.xml", "/blog/tags/ruby/atom.xml", "/blog/tags/ruby/feed.json"],
    ]);
    expect(files.get("/feeds/feed.css")).toContain("--color-page");
    expect(files.get("/blog/rss.xml")).toContain('href="/site/feeds/feed.css"');
  });

  it("hold the newest posts only, and render no others", async () => {
    rendered = 0;
    const { items } = JSON.parse((await write()).get("/blog/feed.json")!) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual(["https://example.com/site/blog/c", "https://example.com/site/blog/b"]);
  });

  it("say what they are about", async () => {
    const feed = JSON.parse((await write()).get("/blog/tags/ruby/feed.json")!) as Record<string, unknown>;
    expect(feed).toMatchObject({ title: "Notes: RUBY", home_page_url: "https://example.com/site/blog/tags/ruby" });
  });
});
