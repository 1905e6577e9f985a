import fs from "node:fs";
import path from "node:path";
import { AUTHORS_PATH, BLOG_PATH, FEED_PATH, feedPath, tagPath } from "../../shared/paths";
import type { PublishedPost, PublishedSite } from "../published";
import type { WriteFile } from "../write-file";
import { STYLE_PATH, toFeedList, type Listing } from "./feed-data";
import { toJsonFeed } from "./json-feed";
import { feedStyle } from "./feed-style";
import { toAtom, toRss, withStyle } from "./xml-feeds";

/** The lists that have feeds: the blog, each tag and each author with a page. Posts are listed, newest first. */
export function feedListings(posts: readonly PublishedPost[], limit: number): Listing<PublishedPost>[] {
  const listings = new Map<string, Listing<PublishedPost>>();
  const add = (path: string, subject: string, post: PublishedPost) => {
    const listing = listings.get(path) ?? { path, subject, newest: [] };
    if (listing.newest.length < limit) listing.newest.push(post);
    listings.set(path, listing);
  };
  for (const post of posts) {
    for (const { slug, label } of post.tags) add(tagPath(slug), label, post);
    for (const { name, path } of post.authors) if (path?.startsWith(AUTHORS_PATH)) add(path, name, post);
  }
  return [{ path: BLOG_PATH, newest: posts.slice(0, limit) }, ...listings.values()];
}

interface FeedSource {
  site: PublishedSite;
  posts: readonly PublishedPost[];
  /** `feedHtml` of the posts with these ids, by id. */
  readFeedHtml(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/**
 * Writes the feeds of every list of posts, and the style sheet that browsers show them with. The RSS of the blog is
 * gatsby-plugin-feed's. Its list of feeds is fixed when the site is configured, and it writes RSS only: which tags and
 * authors there are comes from data.
 */
export async function writeFeeds({ site, posts, readFeedHtml }: FeedSource, write: WriteFile): Promise<void> {
  const listings = feedListings(posts, site.feed.limit);
  const html = await readFeedHtml([...new Set(listings.flatMap(({ newest }) => newest.map(({ id }) => id)))]);
  for (const { newest, ...listing } of listings) {
    const items = newest.map((post) => ({ ...post, feedHtml: html.get(post.id)! }));
    const list = toFeedList(site, { ...listing, newest: items });
    if (listing.path !== BLOG_PATH) await write(feedPath(listing.path, "rss"), toRss(list));
    await write(feedPath(listing.path, "atom"), toAtom(list));
    await write(feedPath(listing.path, "json"), toJsonFeed(list));
  }
  await write(STYLE_PATH, feedStyle());
}

/** Gives the feed that gatsby-plugin-feed has written its look in a browser, for which there is no option. */
export function styleBlogFeed({ pathPrefix }: Pick<PublishedSite, "pathPrefix">, publicDir: string): void {
  const file = path.join(publicDir, FEED_PATH);
  fs.writeFileSync(file, withStyle(fs.readFileSync(file, "utf8"), pathPrefix + STYLE_PATH));
}
