import type { FeedPost, FeedSite } from "../../src/outputs/feeds/feed-data";

/** Settings and posts as a build passes them, with characters that a format of feeds has to escape or cannot contain. */
export const FEED_SITE: FeedSite = {
  url: "https://example.com",
  pathPrefix: "/site",
  copyright: "Jane",
  owner: { name: "Jane", email: null },
  feed: {
    title: "Notes & <more>\u000B",
    description: "All of <them>.",
    language: "en",
    limit: 2,
    hub: "https://hub.example/",
  },
};

export const FEED_POSTS: FeedPost[] = [
  {
    title: "Why Vec<T> & not ]]> that",
    path: "/blog/b",
    description: "On <b> & c.",
    date: "2025-02-01T00:00:00.000Z",
    updated: "2025-03-01T00:00:00.000Z",
    feedHtml: "<p>1 &lt; 2 ]]> &amp; ]]> 3</p>",
    tags: ["C++ & <T>", '\u0000a "b"'].map((label) => ({ slug: "", label })),
    authors: [
      { name: "Jane", path: "/blog/authors/jane", url: "https://jane.example" },
      { name: "Jo & Co", path: null, url: null },
      { name: "Al", path: null, url: "https://al.example" },
    ],
  },
  {
    title: "First\u0008",
    path: "/blog/über",
    description: "A.",
    date: "2025-01-01T00:00:00.000Z",
    updated: null,
    feedHtml: "<code>\u001b[31mred\uFFFE \uD800 😀</code>",
    tags: [],
    authors: [],
  },
];
