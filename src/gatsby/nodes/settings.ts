import { docAddress, loadVersions } from "../../content/doc";
import { drawsCards, isNoIndex, pathPrefix } from "../../content/environment";
import { contentDir } from "../../content/folder";
import { loadSite } from "../../content/site";
import type { SiteItem } from "../../content/site-items";
import { cleanHtml } from "./clean-html";
import { createNode, type NodeArgs } from "./create-node";
import { updateText, type TextNode } from "./derived-fields";

/** Creates the node of the site settings, including those from the environment. */
export async function createSiteNode(args: NodeArgs): Promise<void> {
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
  await createNode(args, { type: "SiteSettings", key: "site", fields });
}

/** Creates the nodes of the documentation's versions, and updates the addresses of docs to match `versions.yml`. */
export async function createDocVersions(args: NodeArgs): Promise<void> {
  const versions = loadVersions(contentDir());
  for (const node of args.getNodesByType("DocVersion")) {
    if (!versions.some(({ name }) => name === node.name)) args.actions.deleteNode(node);
  }
  for (const [order, version] of versions.entries()) {
    await createNode(args, { type: "DocVersion", key: version.name, fields: { ...version, order } });
  }
  for (const node of args.getNodesByType("Doc")) {
    const path = docAddress(versions, String(node.version), String(node.route));
    await updateText(args, node as TextNode, { path });
  }
}
