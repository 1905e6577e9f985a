import fs from "node:fs";
import path from "node:path";
import { AUTHORS_PATH, BLOG_PATH, FEED_PATH, feedPath, tagPath, type FeedFormat } from "../../shared/paths";
import type { ListedContent, ListedPost, OutputSite } from "../listed-content";
import type { WriteFile } from "../write-file";
import { STYLE_PATH, toFeedList, type Listing } from "./feed-data";
import { feedStyle } from "./feed-style";
import { FEED_WRITERS, withStyle } from "./feed-formats";

/**
 * Returns the lists that have feeds: the blog, each tag and each author with a page. `posts` and the lists are sorted
 * by date, newest first.
 */
export function feedListings(posts: readonly ListedPost[], limit: number): Listing<ListedPost>[] {
  const listings = new Map<string, Listing<ListedPost>>();
  const add = (path: string, subject: string, post: ListedPost) => {
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

type FeedContent = Pick<ListedContent, "site" | "posts" | "readFeedHtml">;

/**
 * Writes the feeds of all lists and their style sheet. gatsby-plugin-feed writes the RSS feed of the blog. It cannot
 * write the others: it supports only RSS, and its list of feeds is fixed before the tags are known.
 */
export async function writeFeeds({ site, posts, readFeedHtml }: FeedContent, write: WriteFile): Promise<void> {
  const listings = feedListings(posts, site.feed.limit);
  const html = await readFeedHtml([...new Set(listings.flatMap(({ newest }) => newest.map(({ id }) => id)))]);
  for (const { newest, ...listing } of listings) {
    const items = newest.map((post) => ({ ...post, feedHtml: html.get(post.id)! }));
    const list = toFeedList(site, { ...listing, newest: items });
    for (const format of Object.keys(FEED_WRITERS) as FeedFormat[]) {
      const path = feedPath(listing.path, format);
      if (path !== FEED_PATH) write(path, FEED_WRITERS[format](list));
    }
  }
  write(STYLE_PATH, feedStyle());
}

/** Adds the style sheet to the feed of gatsby-plugin-feed, which has no option for it. */
export function styleBlogFeed({ pathPrefix }: Pick<OutputSite, "pathPrefix">, publicDir: string): void {
  const file = path.join(publicDir, FEED_PATH);
  fs.writeFileSync(file, withStyle(fs.readFileSync(file, "utf8"), pathPrefix + STYLE_PATH));
}
