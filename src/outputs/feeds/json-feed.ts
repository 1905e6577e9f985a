import { Feed, type Extension } from "feed";
import { feedPath } from "../../shared/paths";
import type { FeedList } from "./feed-data";

/** The library types the value of an extension as an object, and writes whatever it is. */
const member = (name: string, value: unknown): Extension => ({ name, objects: value as Extension["objects"] });

/** JSON Feed 1.1 of a list of posts. The library writes version 1, which lacks the members that are added here. */
export function toJsonFeed(list: FeedList): string {
  const { title, description, url, language, hub, owner, items } = list;
  const feed = new Feed({ title, description, link: url, feedLinks: { json: feedPath(url, "json") } });
  feed.addExtension(member("version", "https://jsonfeed.org/version/1.1"));
  feed.addExtension(member("language", language));
  feed.addExtension(member("authors", [{ name: owner }]));
  if (hub) feed.addExtension(member("hubs", [{ type: "WebSub", url: hub }]));
  for (const item of items) {
    feed.addItem({
      ...{ id: item.url, link: item.url, title: item.title, description: item.description, content: item.content },
      ...{ published: new Date(item.date), date: new Date(item.updated ?? item.date) },
      category: item.tags.map((name) => ({ name })),
      extensions: item.authors.length > 0 ? [member("authors", item.authors)] : [],
    });
  }
  return `${feed.json1()}\n`;
}
