import type { IncomingMessage, ServerResponse } from "node:http";
import type { GatsbyConfig, PluginRef } from "gatsby";
import { isNoIndex, loadEnvironment, pathPrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { loadSite, type Site } from "../content/site";
import { rssOptions } from "../outputs/feeds/rss-options";
import { isOfflineOff, offlineOptions } from "../offline/plugin-options";
import { POLICY_HEADER } from "../outputs/hosting/rules";
import { developmentPolicy } from "../outputs/hosting/write-rules";
import { manifestOptions } from "../outputs/manifest-options";
import { sitemapOptions } from "../outputs/sitemap";
import { inProduction } from "../shared/visibility";
import { MDX_OPTIONS } from "./mdx-options";

loadEnvironment();
const site = loadSite(contentDir());

/** Returns Gatsby's plugins with their options. */
export function plugins(site: Site): PluginRef[] {
  return [
    // Git deletes files before Gatsby has read them.
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: contentDir(), ignore: ["**/.git/**"] } },
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { formats: ["jpg", "webp"], placeholder: "none", quality: 72 } },
    },
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-mdx", options: { mdxOptions: MDX_OPTIONS } },
    { resolve: "gatsby-plugin-manifest", options: manifestOptions(site) },
    ...(isOfflineOff() ? [] : [{ resolve: "gatsby-plugin-offline", options: offlineOptions() }]),
    { resolve: "gatsby-plugin-feed", options: rssOptions(site) },
    ...(isNoIndex() ? [] : [{ resolve: "gatsby-plugin-sitemap", options: sitemapOptions }]),
  ];
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.title, description: site.description },
  pathPrefix: pathPrefix(),
  trailingSlash: "ignore",
  // In development, components beside a text need no import of React either. In the build, the automatic runtime would
  // add 0.4 KB to each visit.
  jsxRuntime: inProduction() ? "classic" : "automatic",
  // Without an adapter Gatsby requests a list of adapters at each build. `outputs/hosting/` writes the hosting rules.
  adapter: { name: "hosting-rules", adapt: () => undefined },
  graphqlTypegen: {
    generateOnBuild: process.env.GENERATE_TYPES === "1",
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/**/*.ts", "./src/outputs/**/*.ts"],
  },
  developMiddleware: (app) => {
    const policy = developmentPolicy();
    app.use((_: IncomingMessage, response: ServerResponse, next: () => void) => {
      response.setHeader(POLICY_HEADER, policy);
      next();
    });
  },
  plugins: plugins(site),
};

export default config;
