import type { Body } from "../../shared/body";
import { absoluteUrl, BLOG_PATH, FEED_PATH } from "../../shared/paths";

interface FeedSite {
  url: string;
  pathPrefix: string;
  copyright: string;
  feed: { title: string; description: string; language: string };
}

interface FeedPost {
  title: string;
  path: string;
  date: string;
  description: string;
  body: Body;
  tags: { label: string }[];
  authors: { name: string }[];
}

interface FeedData {
  query: { siteSettings: FeedSite; allPost: { nodes: FeedPost[] } };
}

/** A text for feed readers: absolute addresses, drawings as their descriptions, nothing that needs the page's scripts. */
export function toFeedHtml(body: Body, description: string, postUrl: string): string {
  if (typeof body !== "string" || body === "") return `<p>${escapeHtml(description)}</p>`;
  return body
    .replace(/<a class="hash-link"(?:\s[a-z-]+="[^"]*")*><\/a>/g, "")
    .replace(/<button type="button" class="code-copy"[^>]*>.*?<\/button>/g, "")
    .replace(/<img class="picture-blur"[^>]*>|<source [^>]*>/g, "")
    .replace(/<svg [^>]*aria-label="([^"]*)"[^>]*>[\s\S]*?<\/svg>/g, "<em>Drawing: $1</em>")
    .replace(/<[a-z][^<>]*>/gi, (tag) =>
      tag
        .replace(/\s(href|src)="\/(?!\/)/g, ` $1="${new URL(postUrl).origin}/`)
        .replace(/\shref="#/g, ` href="${postUrl}#`),
    );
}

const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** The newest posts as items of the `rss` package. */
export function toFeedItems({ query: { siteSettings: site, allPost } }: FeedData) {
  return allPost.nodes.map((post) => {
    const url = absoluteUrl(site.url, post.path, site.pathPrefix);
    return {
      title: post.title,
      url,
      guid: url,
      date: post.date,
      description: post.description,
      categories: post.tags.map(({ label }) => label),
      custom_elements: [
        ...post.authors.map(({ name }) => ({ "dc:creator": name })),
        { "content:encoded": toFeedHtml(post.body, post.description, url) },
      ],
    };
  });
}

/** Settings of gatsby-plugin-feed, for a feed of the newest `limit` posts. */
export const feedOptions = (limit: number) => ({
  query: `{ siteSettings { url pathPrefix copyright feed { title description language } } }`,
  setup: ({ query: { siteSettings: site, allPost } }: FeedData) => ({
    title: site.feed.title,
    description: site.feed.description,
    language: site.feed.language,
    copyright: `© ${new Date(allPost.nodes[0]?.date ?? 0).getUTCFullYear()} ${site.copyright}`,
    site_url: absoluteUrl(site.url, BLOG_PATH, site.pathPrefix),
    feed_url: absoluteUrl(site.url, FEED_PATH, site.pathPrefix),
    pubDate: allPost.nodes[0]?.date,
    generator: "Gatsby",
  }),
  feeds: [
    {
      title: "RSS Feed",
      output: FEED_PATH,
      query: `{ allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }, limit: ${limit}) {
        nodes { title path date description body tags { label } authors { name } }
      } }`,
      serialize: toFeedItems,
    },
  ],
});
