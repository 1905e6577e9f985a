import type { GatsbyNode } from "gatsby";
import { createSchema } from "./src/node/graphql/create-schema";
import { createFieldResolvers } from "./src/node/graphql/resolvers";
import { createContentNodes, createDerivedNodes } from "./src/node/nodes/create-nodes";
import { copyDiagramLibrary, publishDiagramLibrary } from "./src/node/outputs/diagram-library";
import { runExampleQueries } from "./src/node/outputs/example-queries";
import { createContentPages } from "./src/node/pages/create-pages";
import { validateChange, validateContent } from "./src/node/validate";
import { configureWebpack } from "./src/node/webpack";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = validateContent;
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createFieldResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;
export const sourceNodes: GatsbyNode["sourceNodes"] = createDerivedNodes;
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await validateChange(args);
};
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await runExampleQueries(args);
  publishDiagramLibrary(args);
};
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = () => copyDiagramLibrary();
