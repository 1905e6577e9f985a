import { loadProgram } from "./src/node/program.mjs";

/**
 * With one CPU, as `scripts/build.ts` says of two, Gatsby runs queries in its main process (`gatsby/dist/commands/build.js`)
 * and its worker only renders pages. The schema that the worker still builds answers no query, and needs no hooks.
 */
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
