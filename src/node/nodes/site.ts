import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";
import { pathPrefix } from "../environment";
import { createNode, type NodeTools } from "./create-node";

/** Creates the one node of the site's settings, with what the environment adds to them. */
export async function createSiteNode(tools: NodeTools): Promise<void> {
  const site = loadSite(contentDir());
  const fields = {
    ...site,
    copyright: site.copyright ?? site.owner.name,
    feed: {
      ...site.feed,
      title: site.feed.title ?? `${site.title} Blog`,
      description: site.feed.description ?? `${site.title} Blog`,
    },
    pathPrefix: pathPrefix(),
    noIndex: process.env.GATSBY_NO_INDEX === "true",
  };
  await createNode(tools, { type: "SiteSettings", key: "site", fields });
}
