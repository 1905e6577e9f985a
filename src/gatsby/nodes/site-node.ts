import { drawsCards, isNoIndex, pathPrefix } from "../../content/environment";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import type { SiteItem } from "../../content/site-items";
import { cleanHtml } from "./clean-html";
import type { NodeFields } from "./create-node";

/** Returns the node of the site settings, including those from the environment. */
export function siteNode(): NodeFields {
  const site = loadSite(contentDir());
  const clean = <T extends { html: string | null }>(item: T): T =>
    item.html === null ? item : { ...item, html: cleanHtml(item.html, pathPrefix()) };
  const cleanAll = (items: readonly SiteItem[]): SiteItem[] =>
    items.map((item) => clean({ ...item, items: cleanAll(item.items) }));
  const fields = {
    ...site,
    copyright: site.copyright ?? site.owner.name,
    feed: {
      ...site.feed,
      title: site.feed.title ?? `${site.title} Blog`,
      description: site.feed.description ?? `${site.title} Blog`,
    },
    navbar: { left: cleanAll(site.navbar.left), right: cleanAll(site.navbar.right) },
    footer: site.footer.map((group) => ({ ...group, items: cleanAll(group.items) })),
    announcement: site.announcement && clean(site.announcement),
    pathPrefix: pathPrefix(),
    socialCards: site.socialCards && drawsCards(),
    noIndex: isNoIndex(),
  };
  return { type: "SiteSettings", key: "site", fields };
}
