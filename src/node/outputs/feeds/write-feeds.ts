import { escapeMarkup } from "../../../shared/escape";
import { feedPath, absoluteUrl, AUTHORS_PATH, BLOG_PATH, tagPath } from "../../../shared/paths";
import type { PublishedPost, PublishedSite } from "../published";
import type { WriteFile } from "../write-file";
import type { FeedItem, FeedList } from "./feed-data";
import { toJsonFeed } from "./json-feed";
import { feedStyle } from "./feed-style";
import { toAtom, toRss } from "./xml-feeds";

/** Where the style sheet of the feeds is. */
const STYLE_PATH = "/feeds/feed.css";

interface Listing {
  path: string;
  /** What the list is about; none for the whole blog. */
  subject?: string;
  /** The posts that its feeds show, newest first. */
  newest: PublishedPost[];
}

/** The lists that have feeds: the blog, each tag and each author with a page. Posts are listed, newest first. */
export function feedListings(posts: readonly PublishedPost[], limit: number): Listing[] {
  const listings = new Map<string, Listing>();
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

/** Writes the feeds of every list of posts, and the style sheet that browsers show them with. */
export async function writeFeeds(
  site: PublishedSite,
  posts: readonly PublishedPost[],
  write: WriteFile,
): Promise<void> {
  for (const listing of feedListings(posts, site.feed.limit)) {
    const items = await Promise.all(listing.newest.map((post) => toItem(site, post)));
    const list = toList(site, listing, items);
    await write(feedPath(listing.path, "rss"), toRss(list));
    await write(feedPath(listing.path, "atom"), toAtom(list));
    await write(feedPath(listing.path, "json"), toJsonFeed(list));
  }
  await write(STYLE_PATH, feedStyle());
}

function toList(site: PublishedSite, { path, subject, newest }: Listing, items: FeedItem[]): FeedList {
  const { title, description, language, hub } = site.feed;
  const [first] = newest;
  const year = (first ? new Date(first.date) : new Date()).getUTCFullYear();
  return {
    title: subject === undefined ? title : `${title}: ${subject}`,
    description: subject === undefined ? description : `${description} Only those of ${subject}.`,
    url: absoluteUrl(site.url, path, site.pathPrefix),
    copyright: `© ${year} ${site.copyright}`,
    style: site.pathPrefix + STYLE_PATH,
    ...{ language, hub, owner: site.owner.name, items },
  };
}

async function toItem(site: PublishedSite, post: PublishedPost): Promise<FeedItem> {
  const { title, date, updated, description, tags, authors } = post;
  return {
    ...{ title, date, updated, description },
    url: new URL(absoluteUrl(site.url, post.path, site.pathPrefix)).href,
    content: (await post.plain("html")) || `<p>${escapeMarkup(description)}</p>`,
    tags: tags.map(({ label }) => label),
    authors: authors.map(({ name, path, url }) => ({
      name,
      url: path ? absoluteUrl(site.url, path, site.pathPrefix) : (url ?? undefined),
    })),
  };
}
