import { Feed } from "feed";
import { feedPath, type FeedFormat } from "../../shared/paths";
import { lastChange, type FeedItem, type FeedList } from "./feed-data";

/** RSS 2.0 of a list of posts, with the names of their authors as Dublin Core has them: RSS itself asks for addresses. */
export function toRss(list: FeedList): string {
  const feed = createFeed(list, "rss");
  for (const item of list.items) {
    feed.addItem({
      ...common(item),
      title: escapeLess(item.title),
      extensions: [{ name: "dc:creator", objects: item.authors.map(({ name }) => ({ _text: name })) as never }],
    });
  }
  return withStyle(feed.rss2(), list.style);
}

/** Stands for "<" in attributes, which the library does not escape there. */
const LESS = "\ue000";

/** Atom 1.0 of a list of posts. */
export function toAtom(list: FeedList): string {
  const feed = createFeed(list, "atom");
  for (const item of list.items) {
    feed.addItem({
      ...common(item),
      title: escapeHtml(item.title),
      description: escapeHtml(item.description),
      date: new Date(item.updated ?? item.date),
      author: item.authors.map(({ name, url }) => ({ name, ...(url === undefined ? {} : { link: url }) })),
      category: item.tags.map((tag) => tag.replaceAll("<", LESS)).map((name) => ({ name, term: name })),
    });
  }
  return withStyle(feed.atom1().replaceAll(LESS, "&lt;"), list.style);
}

function createFeed(list: FeedList, format: FeedFormat): Feed {
  const { title, description, url, language, copyright, hub, owner } = list;
  return new Feed({
    ...{
      title,
      description,
      language,
      copyright,
      id: url,
      link: url,
      updated: lastChange(list),
      author: { name: owner },
    },
    ...{ generator: "Gatsby", feed: feedPath(url, format) },
    ...(hub ? { hub } : {}),
  });
}

const common = ({ url, date, description, content, tags }: FeedItem) => ({
  ...{ link: url, date: new Date(date), published: new Date(date), description: escapeLess(description) },
  // The end of a CDATA section within a text would end the one that it stands in.
  content: content.replaceAll("]]>", "]]&gt;"),
  category: tags.map((name) => ({ name, term: name })),
});

/** Text for a reader that takes it for HTML. */
export const escapeLess = (text: string): string => text.replaceAll("<", "&lt;").replaceAll("]]>", "]]&gt;");
const escapeHtml = (text: string): string => escapeLess(text.replaceAll("&", "&amp;"));

/** Browsers show the feed's own elements, dressed by the style sheet at an address: they are giving up XSLT. */
export const withStyle = (xml: string, style: string): string =>
  xml.replace(/^<\?xml[^>]*\?>/, (declaration) => `${declaration}\n<?xml-stylesheet type="text/css" href="${style}"?>`);
