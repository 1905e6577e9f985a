import { Feed, type Extension } from "feed";
import { feedPath, type FeedFormat } from "../../shared/paths";
import { lastChange, type FeedItem, type FeedList } from "./feed-data";

/**
 * Returns the RSS 2.0 feed of a list of posts. Authors are Dublin Core elements, because the author element of RSS is
 * an email address.
 */
export function toRss(list: FeedList): string {
  const feed = createFeed(list, "rss");
  for (const item of list.items) {
    feed.addItem({
      ...common(item),
      title: escapeHtml(item.title),
      extensions: [{ name: "dc:creator", objects: item.authors.map(({ name }) => ({ _text: name })) as never }],
    });
  }
  return withStyle(feed.rss2(), list.style);
}

/** Escapes "<" in attributes, which the library does not. */
const LESS = "\ue000";

/** Returns the Atom 1.0 feed of a list of posts. */
export function toAtom(list: FeedList): string {
  const feed = createFeed(list, "atom");
  for (const item of list.items) {
    feed.addItem({
      ...common(item),
      title: escapeHtml(item.title),
      date: new Date(item.updated ?? item.date),
      author: item.authors.map(({ name, url }) => ({ name, ...(url === undefined ? {} : { link: url }) })),
      category: item.tags.map((tag) => tag.replaceAll("<", LESS)).map((name) => ({ name, term: name })),
    });
  }
  return withStyle(feed.atom1().replaceAll(LESS, "&lt;"), list.style);
}

function createFeed(list: FeedList, format: FeedFormat): Feed {
  const { title, description, url, language, copyright, icon, hub, owner } = list;
  return new Feed({
    title,
    description,
    language,
    copyright,
    favicon: icon,
    id: url,
    link: url,
    updated: lastChange(list),
    author: { name: owner },
    generator: "Gatsby",
    feed: feedPath(url, format),
    ...(hub ? { hub } : {}),
  });
}

const common = ({ url, date, description, content, tags }: FeedItem) => ({
  link: url,
  date: new Date(date),
  published: new Date(date),
  description: escapeHtml(description),
  // The library wraps the content in a CDATA section, which this sequence would end.
  content: content.replaceAll("]]>", "]]&gt;"),
  category: tags.map((name) => ({ name, term: name })),
});

/** Escapes a text for readers that parse it as HTML. An "&" alone stays as it is, because other readers show all they get. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&(?=#?\w+;)/g, "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("]]>", "]]&gt;");

/** Adds a style sheet for browsers. It is CSS, because browsers are removing XSLT. */
export const withStyle = (xml: string, style: string): string =>
  xml.replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n<?xml-stylesheet type="text/css" href="${style}"?>`);

/** A feed extension. The library declares its value as an object but accepts any value. */
const member = (name: string, value: unknown): Extension => ({ name, objects: value as Extension["objects"] });

/**
 * Returns the JSON Feed 1.1 of a list of posts. The library writes version 1, so the members of version 1.1 are added
 * here.
 */
export function toJsonFeed(list: FeedList): string {
  const { title, description, url, language, icon, hub, owner, items } = list;
  const feed = new Feed({ title, description, link: url, feedLinks: { json: feedPath(url, "json") } });
  feed.addExtension(member("version", "https://jsonfeed.org/version/1.1"));
  feed.addExtension(member("language", language));
  feed.addExtension(member("favicon", icon));
  feed.addExtension(member("authors", [{ name: owner }]));
  if (hub) feed.addExtension(member("hubs", [{ type: "WebSub", url: hub }]));
  for (const item of items) {
    feed.addItem({
      id: item.url,
      link: item.url,
      title: item.title,
      description: item.description,
      content: item.content,
      published: new Date(item.date),
      date: new Date(item.updated ?? item.date),
      category: item.tags.map((name) => ({ name })),
      extensions: item.authors.length > 0 ? [member("authors", item.authors)] : [],
    });
  }
  return `${feed.json1()}\n`;
}

/** Writes a list of posts in each format. */
export const FEED_WRITERS: Record<FeedFormat, (list: FeedList) => string> = {
  rss: toRss,
  atom: toAtom,
  json: toJsonFeed,
};
