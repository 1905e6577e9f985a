import { drawsCards, isNoIndex, pathPrefix } from "../../content/environment";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import type { SiteItem } from "../../content/site-items";
import { whyBroken } from "../../markdown/links/site-file";
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
    linkedFiles: linkedFiles([...site.navbar.left, ...site.navbar.right, ...site.footer.flatMap(({ items }) => items)]),
  };
  return { type: "SiteSettings", key: "site", fields };
}

/**
 * Returns the links that lead to a file in `static/`. Links to missing files are left out, but Gatsby asks for the links of
 * all pages again only if this node has changed.
 */
const linkedFiles = (items: readonly SiteItem[]): string[] =>
  items.flatMap(({ to, items: nested }) => {
    const [address = ""] = to?.split(/[?#]/) ?? [];
    return [...(address.startsWith("/") && !whyBroken(address, () => false) ? [address] : []), ...linkedFiles(nested)];
  });
