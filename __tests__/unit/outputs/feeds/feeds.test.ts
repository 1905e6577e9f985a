import { parseFeed } from "@rowanmanning/feed-parser";
import { toFeedList } from "../../../../src/outputs/feeds/feed-data";
import { toAtom, toJsonFeed, toRss } from "../../../../src/outputs/feeds/feed-formats";
import { FEED_POSTS, FEED_SITE } from "../../../stand-ins/feed-posts";

const LIST = toFeedList(FEED_SITE, { path: "/blog", newest: FEED_POSTS });

describe.each([
  ["RSS", toRss(LIST)],
  ["Atom", toAtom(LIST)],
])("%s, read by an independent parser", (kind, text) => {
  const feed = parseFeed(text);

  it("says what the feed is", () => {
    expect(feed.title).toBe("Notes & <more>");
    expect(feed.url).toBe("https://example.com/site/blog");
    expect(feed.description).toBe("All of <them>.");
    expect(feed.self).toBe(`https://example.com/site/blog/${kind === "RSS" ? "rss.xml" : "atom.xml"}`);
    expect(feed.language).toBe(kind === "RSS" ? "en" : null);
  });

  it("has every post with its address as its id, its dates and its whole text", () => {
    const [post, first] = feed.items;
    expect(feed.items).toHaveLength(2);
    expect([post!.id, post!.url]).toEqual(["https://example.com/site/blog/b", "https://example.com/site/blog/b"]);
    expect(post!.published?.toISOString()).toBe("2025-02-01T00:00:00.000Z");
    expect(post!.content).toMatch(/^<p>1 (<|&lt;) 2 \]\](>|&gt;) (&|&amp;) 3<\/p>$/);
    expect(post!.authors.map(({ name }) => name)).toEqual(["Jane", "Jo & Co"]);
    expect(post!.categories.map(({ term }) => term)).toEqual(["C++ & <T>", 'a "b"']);
    expect(first!.title).toBe("First");
  });

  it("names the hub", () => {
    expect(text).toContain("https://hub.example/");
  });
});

describe("feeds for readers of XML", () => {
  it.each([toRss, toAtom])("is dated by its newest change and not by the build", (toFeed) => {
    expect(toFeed(LIST)).toBe(toFeed(LIST));
    expect(toFeed(LIST)).toMatch(/<(lastBuildDate|updated)>(Sat, 01 Mar 2025|2025-03-01)/);
  });

  it.each([toRss, toAtom])("can be read in a browser", (toFeed) => {
    expect(toFeed(LIST).split("\n")[1]).toBe('<?xml-stylesheet type="text/css" href="/site/feeds/feed.css"?>');
  });
});

describe("JSON Feed", () => {
  it("is version 1.1, with what the others say", () => {
    expect(JSON.parse(toJsonFeed(LIST))).toMatchObject({
      ...{ version: "https://jsonfeed.org/version/1.1", title: "Notes & <more>", language: "en" },
      ...{ home_page_url: "https://example.com/site/blog", feed_url: "https://example.com/site/blog/feed.json" },
      hubs: [{ type: "WebSub", url: "https://hub.example/" }],
      items: [
        {
          ...{
            id: "https://example.com/site/blog/b",
            url: "https://example.com/site/blog/b",
            title: "Why Vec<T> & not ]]> that",
          },
          ...{ date_published: "2025-02-01T00:00:00.000Z", date_modified: "2025-03-01T00:00:00.000Z" },
          ...{
            tags: ["C++ & <T>", 'a "b"'],
            authors: [{ name: "Jane", url: "https://example.com/site/blog/authors/jane" }, { name: "Jo & Co" }],
          },
        },
        { title: "First", date_modified: "2025-01-01T00:00:00.000Z" },
      ],
    });
  });

  it("has no hub where there is none", () => {
    expect(JSON.parse(toJsonFeed({ ...LIST, hub: null }))).not.toHaveProperty("hubs");
  });
});
