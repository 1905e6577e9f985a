import { drawsCards, isNoIndex, pathPrefix } from "../../content/environment";
import { sectionsOf, type Content } from "../../content/content";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import type { SiteItem } from "../../content/site-items";
import { cleanHtml } from "./clean-html";
import type { NodeFields } from "./create-node";
import { presentLinks } from "./navigation";

/** Returns the node of the site settings, including those from the environment. `content` has what is built. */
export function siteNode(content: Content): NodeFields {
  const site = loadSite(contentDir());
  const clean = <T extends { html: string | null }>(item: T): T =>
    item.html === null ? item : { ...item, html: cleanHtml(item.html, pathPrefix()) };
  const present = presentLinks(content);
  const links = (items: readonly SiteItem[]): SiteItem[] =>
    present(items).map((item) => ({ ...clean(item), items: item.items.map(clean) }));
  const fields = {
    ...site,
    copyright: site.copyright ?? site.owner.name,
    feed: {
      ...site.feed,
      title: site.feed.title ?? `${site.title} Blog`,
      description: site.feed.description ?? `${site.title} Blog`,
    },
    navbar: { left: links(site.navbar.left), right: links(site.navbar.right) },
    footer: site.footer
      .map((group) => ({ ...group, items: links(group.items) }))
      .filter(({ items }) => items.length > 0),
    sections: sectionsOf(content),
    announcement: site.announcement && clean(site.announcement),
    pathPrefix: pathPrefix(),
    socialCards: site.socialCards && drawsCards(),
    noIndex: isNoIndex(),
  };
  return { type: "SiteSettings", key: "site", fields };
}
