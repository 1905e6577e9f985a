import { loadProgram } from "./src/node/program.mjs";

/** Gatsby runs queries in the process itself then (`scripts/build.ts`), and its other process only renders pages. */
const onlyRenders = process.env.GATSBY_WORKER_ID !== undefined && process.env.GATSBY_CPU_COUNT === "1";

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
} = onlyRenders ? {} : await loadProgram("src/node/hooks.ts");
