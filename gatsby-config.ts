import type { GatsbyConfig } from "gatsby";
import { contentDir } from "./src/node/content/folder";
import { loadSite } from "./src/node/content/site";
import { loadEnvironment, pathPrefix } from "./src/node/environment";
import { plugins } from "./src/node/plugins";

loadEnvironment();

const site = loadSite(contentDir());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.title, description: site.description },
  pathPrefix: pathPrefix(),
  trailingSlash: "ignore",
  graphqlTypegen: {
    generateOnBuild: true,
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./gatsby-node.ts", "./src/node/**/*.ts"],
  },
  plugins: plugins(site),
};

export default config;
