import type { GatsbyConfig } from "gatsby";
import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";
import { loadEnvironment, pathPrefix } from "../content/environment";
import { plugins } from "./plugins";

loadEnvironment();

const site = loadSite(contentDir());

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url, title: site.title, description: site.description },
  pathPrefix: pathPrefix(),
  trailingSlash: "ignore",
  graphqlTypegen: {
    generateOnBuild: process.env.GENERATE_TYPES === "1",
    typesOutputPath: "src/gatsby-types.d.ts",
    documentSearchPaths: ["./src/gatsby/**/*.ts", "./src/outputs/**/*.ts"],
  },
  plugins: plugins(site),
};

export default config;
