import { BLOG_PATH, FEED_PATH, feedPath } from "../../shared/paths";
import type { Site } from "../../content/site";
import { lastChange, toFeedList, type FeedItem, type FeedPost, type FeedSite } from "./feed-data";
import { escapeHtml } from "./feed-formats";

interface RssData {
  query: { siteSettings: FeedSite; allPost: { nodes: FeedPost[] } };
}

const blogFeed = ({ query: { siteSettings, allPost } }: RssData) =>
  toFeedList(siteSettings, { path: BLOG_PATH, newest: allPost.nodes });

/**
 * RSS readers parse a title as HTML. Authors are Dublin Core elements, because the author element of RSS is an email
 * address.
 */
const toRssItem = ({ title, description, url, date, tags, authors, content }: FeedItem) => ({
  title: escapeHtml(title),
  description: escapeHtml(description),
  url,
  date,
  categories: tags,
  custom_elements: [...authors.map(({ name }) => ({ "dc:creator": name })), { "content:encoded": { _cdata: content } }],
});

/** The options of gatsby-plugin-feed, which writes the RSS feed of the blog. */
export const rssOptions = ({ title, feed }: Pick<Site, "title" | "feed">) => ({
  query: "{ siteSettings { url pathPrefix copyright owner { name } feed { title description language hub } } }",
  setup: (data: RssData) => {
    const list = blogFeed(data);
    return {
      title: list.title,
      description: list.description,
      copyright: list.copyright,
      language: list.language,
      site_url: list.url,
      feed_url: feedPath(list.url, "rss"),
      ...(list.items.length > 0 ? { pubDate: lastChange(list) } : {}),
      ...(list.hub ? { hub: list.hub } : {}),
      generator: "Gatsby",
    };
  },
  feeds: [
    {
      output: FEED_PATH,
      title: feed.title ?? title,
      // Matches no page: the site's own Head components link to the feeds in all formats.
      match: "^$",
      query: `{
        allPost(filter: { listed: { eq: true } }, sort: { sortKey: DESC }, limit: ${feed.limit}) {
          nodes { title path date updated description feedHtml tags { label } authors { name path url } }
        }
      }`,
      serialize: (data: RssData) => blogFeed(data).items.map(toRssItem),
    },
  ],
});
