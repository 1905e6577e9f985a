import type { PluginRef } from "gatsby";
import { contentDir } from "../content/folder";
import type { Site } from "../content/site";
import { isNoIndex } from "../content/environment";
import { MODULE_OPTIONS } from "../markdown/module-options";
import { rssOptions } from "../outputs/feeds/rss-options";
import { manifestOptions } from "../outputs/manifest-options";
import { sitemapOptions } from "../outputs/sitemap";

/** Gatsby's plugins, each with its settings. */
export function plugins(site: Site): PluginRef[] {
  return [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir() } },
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["jpg", "webp"], placeholder: "none", quality: 72 } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        mdxOptions: MODULE_OPTIONS,
      },
    },
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(site) },
    { resolve: "gatsby-plugin-feed", options: rssOptions(site) },
    ...(isNoIndex() ? [] : [{ resolve: "gatsby-plugin-sitemap", options: sitemapOptions }]),
  ];
}
