import { loadProgram } from "./src/node/program.mjs";

/** Gatsby's hooks are in `src/node/hooks.ts`. */
export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  createResolvers,
  onCreateNode,
  sourceNodes,
  createPages,
  preprocessSource,
  onCreateWebpackConfig,
  onPostBuild,
  onCreateDevServer,
} = await loadProgram("src/node/gatsby.ts");
