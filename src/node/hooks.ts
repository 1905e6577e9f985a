import type { GatsbyNode } from "gatsby";
import { createSchema } from "./graphql/create-schema";
import { createFieldResolvers } from "./graphql/resolvers";
import { createContentNodes, createDerivedNodes, refreshSettings } from "./nodes/create-nodes";
import { writeHostingRules } from "./hosting/write-rules";
import { publishAddressList } from "./outputs/address-list";
import { copyDiagramLibrary, publishDiagramLibrary } from "./outputs/diagram-library";
import { writeMediaSheets } from "./outputs/media-sheets";
import { runExampleQueries } from "./outputs/example-queries";
import { writeOfflineWorker } from "./outputs/offline/write-worker";
import { writePushWorker } from "./outputs/push-worker";
import { writeOpenSearch } from "./outputs/opensearch";
import { writeWebManifest } from "./outputs/web-manifest";
import { publishOutputs } from "./outputs/publish";
import { beginPublishing } from "./outputs/published";
import { createContentPages } from "./pages/create-pages";
import { overlookPassingErrors } from "./passing-errors";
import { allowUnusedTemplates } from "./unused-templates";
import { validateChange, validateContent } from "./validate";
import { rememberQueries, serveSearchIndex } from "./search/serve-index";
import { writeSearchIndex } from "./search/write-index";
import { configureWebpack } from "./webpack";

export const onPreInit: GatsbyNode["onPreInit"] = () => {
  allowUnusedTemplates();
  overlookPassingErrors();
};
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = validateContent;
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createFieldResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;
export const sourceNodes: GatsbyNode["sourceNodes"] = createDerivedNodes;
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await refreshSettings(args);
  await createContentPages(args);
  await validateChange(args);
  rememberQueries(args);
  await beginPublishing(args);
};
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await runExampleQueries(args);
  publishDiagramLibrary(args);
  writeMediaSheets();
  await publishOutputs(args);
  writeOpenSearch();
  writePushWorker();
  await writeSearchIndex(args);
  await publishAddressList(args);
  await writeWebManifest(args.getNodesByType("SitePage").map(({ path }) => String(path)));
  writeOfflineWorker(args);
  for (const problem of writeHostingRules()) args.reporter.warn(problem);
};
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  copyDiagramLibrary();
  writeMediaSheets();
  writePushWorker();
  serveSearchIndex(args);
};
