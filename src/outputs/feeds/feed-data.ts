import { absoluteUrl } from "../../shared/paths";
import type { ListedPost, OutputSite } from "../listed-content";

/** A list of posts that has feeds. */
export interface FeedList {
  title: string;
  description: string;
  /** The address of the list, with which those of its feeds begin. */
  url: string;
  language: string;
  copyright: string;
  /** A WebSub hub. */
  hub?: string | null;
  /** The author of entries without one. */
  owner: string;
  /** The address of the style sheet that browsers show it with. */
  style: string;
  /** Newest first. */
  items: FeedItem[];
}

export interface FeedItem {
  title: string;
  /** Also its id: it stays when the text changes. */
  url: string;
  /** ISO 8601, UTC. */
  date: string;
  updated?: string | null;
  description: string;
  /** HTML with whole addresses. */
  content: string;
  tags: string[];
  authors: { name: string; url?: string | undefined }[];
}

/** What feeds ask of the settings of the site. */
export type FeedSite = Pick<OutputSite, "url" | "pathPrefix" | "copyright" | "owner" | "feed">;

/** What feeds ask of a post. */
export interface FeedPost extends Pick<
  ListedPost,
  "title" | "path" | "date" | "updated" | "description" | "tags" | "authors"
> {
  feedHtml: string;
}

export interface Listing<Post> {
  path: string;
  /** What the list is about; none for the whole blog. */
  subject?: string;
  /** The posts that its feeds show, newest first. */
  newest: Post[];
}

/** Where the style sheet of the feeds is. */
export const STYLE_PATH = "/feeds/feed.css";

/** What a list of posts says in each format. */
export function toFeedList(site: FeedSite, { path, subject, newest }: Listing<FeedPost>): FeedList {
  const { title, description, language, hub } = site.feed;
  const [first] = newest;
  const year = (first ? new Date(first.date) : new Date()).getUTCFullYear();
  return forXml({
    title: subject === undefined ? title : `${title}: ${subject}`,
    description: subject === undefined ? description : `${description} Only those of ${subject}.`,
    url: absoluteUrl(site.url, path, site.pathPrefix),
    copyright: `© ${year} ${site.copyright}`,
    style: site.pathPrefix + STYLE_PATH,
    items: newest.map((post) => toItem(site, post)),
    ...{ language, hub, owner: site.owner.name },
  });
}

function toItem(site: FeedSite, { title, path, date, updated, description, feedHtml, tags, authors }: FeedPost) {
  return {
    ...{ title, date, updated, description },
    url: new URL(absoluteUrl(site.url, path, site.pathPrefix)).href,
    content: feedHtml,
    tags: tags.map(({ label }) => label),
    authors: authors.map(({ name, path, url }) => ({
      name,
      url: path ? absoluteUrl(site.url, path, site.pathPrefix) : (url ?? undefined),
    })),
  };
}

/** Characters that XML does not allow, such as the escape characters of a terminal. Readers reject a feed with one. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const forXml = (list: FeedList): FeedList =>
  JSON.parse(JSON.stringify(list), (_, value: unknown) =>
    typeof value === "string" ? value.replace(NOT_XML, "") : value,
  ) as FeedList;

/** When a list last changed. A feed without changes stays identical. */
export function lastChange({ items }: FeedList): Date {
  return new Date(Math.max(0, ...items.map(({ date, updated }) => Date.parse(updated ?? date))));
}
