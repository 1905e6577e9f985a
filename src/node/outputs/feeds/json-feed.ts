import { feedPath } from "../../../shared/paths";
import type { FeedList } from "./feed-data";

/** JSON Feed 1.1 of a list of posts. */
export function toJsonFeed(list: FeedList): string {
  const { title, description, url, language, hub, owner, items } = list;
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    language,
    home_page_url: url,
    feed_url: feedPath(url, "json"),
    authors: [{ name: owner }],
    hubs: hub ? [{ type: "WebSub", url: hub }] : undefined,
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      summary: item.description,
      content_html: item.content,
      date_published: item.date,
      date_modified: item.updated ?? item.date,
      authors: item.authors.length > 0 ? item.authors : undefined,
      tags: item.tags,
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
