import type { PluginRef } from "gatsby";
import { contentDir } from "./content/folder";
import type { Site } from "./content/site";
import { isNoIndex } from "./environment";
import { MODULE_OPTIONS } from "./markdown/module-options";
import { rssOptions } from "./outputs/feeds/rss-options";
import { sitemapOptions } from "./outputs/sitemap";

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
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.title,
        short_name: site.title,
        description: site.description,
        start_url: "/",
        display: "standalone",
        lang: "en",
        background_color: "#0b1716",
        theme_color: "#25c2a0",
        theme_color_in_head: false,
        icon: "static/icon.svg",
      },
    },
    { resolve: "gatsby-plugin-feed", options: rssOptions(site) },
    ...(isNoIndex() ? [] : [{ resolve: "gatsby-plugin-sitemap", options: sitemapOptions }]),
  ];
}
