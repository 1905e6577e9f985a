import { absoluteUrl } from "../../shared/paths";
import type { ListedPost, OutputSite } from "../listed-content";

/** The content of the feeds of one list of posts. */
export interface FeedList {
  title: string;
  description: string;
  /** The URL of the list, which is also the start of its feed URLs. */
  url: string;
  language: string;
  copyright: string;
  /** The URL of the icon of the site. */
  icon: string;
  /** The URL of a WebSub hub. */
  hub?: string | null;
  /** The author of entries without their own author. */
  owner: string;
  /** The URL of the style sheet with which browsers display the feed. */
  style: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Also the entry's id, which must not change when the text does. */
  url: string;
  /** ISO 8601, UTC. */
  date: string;
  updated?: string | null;
  description: string;
  /** HTML with absolute URLs. */
  content: string;
  tags: string[];
  authors: { name: string; url?: string | undefined }[];
}

/** The site settings that feeds use. */
export type FeedSite = Pick<OutputSite, "url" | "pathPrefix" | "copyright" | "owner" | "feed">;

/** The fields of a post that feeds use. */
export interface FeedPost extends Pick<
  ListedPost,
  "title" | "path" | "date" | "updated" | "description" | "tags" | "authors"
> {
  feedHtml: string;
}

export interface Listing<Post> {
  path: string;
  /** The subject of the list; undefined for the whole blog. */
  subject?: string;
  /** The posts in its feeds, newest first. */
  newest: Post[];
}

/** The path of the feeds' style sheet. */
export const STYLE_PATH = "/feeds/feed.css";

const ICON_PATH = "/icons/icon-96x96.png";

/** Builds the content of a list's feeds for all formats. */
export function toFeedList(site: FeedSite, { path, subject, newest }: Listing<FeedPost>): FeedList {
  const { title, description, language, hub } = site.feed;
  const [first] = newest;
  const year = (first ? new Date(first.date) : new Date()).getUTCFullYear();
  return forXml({
    title: subject === undefined ? title : `${title}: ${subject}`,
    description: subject === undefined ? description : `${sentence(description)} Only those of ${subject}.`,
    url: absoluteUrl(site.url, path, site.pathPrefix),
    copyright: `© ${year} ${site.copyright}`,
    icon: absoluteUrl(site.url, ICON_PATH, site.pathPrefix),
    style: site.pathPrefix + STYLE_PATH,
    items: newest.map((post) => toItem(site, post)),
    language,
    hub,
    owner: site.owner.name,
  });
}

const sentence = (text: string): string => text.replace(/[\p{L}\p{N}]$/u, "$&.");

function toItem(site: FeedSite, { title, path, date, updated, description, feedHtml, tags, authors }: FeedPost) {
  return {
    title,
    date,
    updated,
    description,
    url: absoluteUrl(site.url, path, site.pathPrefix),
    content: feedHtml,
    tags: tags.map(({ label }) => label),
    authors: authors.map(({ name, path, url }) => ({
      name,
      url: path ? absoluteUrl(site.url, path, site.pathPrefix) : (url ?? undefined),
    })),
  };
}

/**
 * Characters that XML does not allow, such as terminal escape characters. Feed readers reject a feed that contains one.
 */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const forXml = (list: FeedList): FeedList =>
  JSON.parse(JSON.stringify(list), (_, value: unknown) =>
    typeof value === "string" ? value.replace(NOT_XML, "") : value,
  ) as FeedList;

/** Returns the time of the last change to any entry. It keeps the output of an unchanged feed identical. */
export function lastChange({ items }: FeedList): Date {
  return new Date(Math.max(0, ...items.map(({ date, updated }) => Date.parse(updated ?? date))));
}
