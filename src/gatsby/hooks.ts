import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { pathPrefix, requirePrefix } from "../content/environment";
import { createFieldResolvers, createSchema } from "./graphql/schema";
import { createContentNodes, createDerivedNodes, refreshSettings, renewContentNodes } from "./nodes/create-nodes";
import { moduleLinkTargets } from "./nodes/link-targets";
import { writeHostingRules } from "../outputs/hosting/write-rules";
import { publishAddressList } from "../outputs/address-list";
import { copyDiagramLibrary, publishDiagramLibrary } from "../outputs/diagram-library";
import { writeMediaSheets } from "../outputs/media-sheets";
import { runExampleQueries } from "../outputs/example-queries";
import { writeOfflineWorker } from "../outputs/offline/write-worker";
import { writePushWorker } from "../outputs/push-worker";
import { writeOpenSearch } from "../outputs/opensearch";
import { nameFormFactors } from "../outputs/manifest-options";
import { publishOutputs } from "../outputs/publish";
import { SiteFiles } from "../outputs/site-files";
import { dropGoneStatic, rememberStatic } from "../outputs/static-files";
import { createContentPages, hideUnusedQueries } from "./pages/create-pages";
import { preparePictures } from "./prepare-pictures";
import { checkedReferences, validateChange, validateContent } from "./validate";
import { rememberQueries, serveSearchIndex } from "../search/build/serve-index";
import { writeSearchIndex } from "../search/build/write-index";
import { configureWebpack } from "./webpack";
import { notePlaces } from "./webpack/depend-on-places";

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  if (process.env.NODE_ENV === "production") requirePrefix(args);
  await validateContent(args);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createFieldResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  await renewContentNodes(args);
  await createDerivedNodes(args);
};
export const createPages: GatsbyNode["createPages"] = async (args) => {
  if (process.env.NODE_ENV === "production") await dropGoneStatic(args.cache);
  await refreshSettings(args);
  await createContentPages(args);
  await validateChange(args);
  if (process.env.NODE_ENV === "production") {
    notePlaces(moduleLinkTargets(args, checkedReferences()));
    await preparePictures(checkedReferences(), args.reporter);
  }
  rememberQueries(args);
};
export const preprocessSource: GatsbyNode["preprocessSource"] = hideUnusedQueries;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const prefix = pathPrefix();
  const files = new SiteFiles(path.resolve("public"), { prefix, memory: path.resolve(".cache/site-files.json") });
  await runExampleQueries(args);
  publishDiagramLibrary(args);
  writeMediaSheets();
  await publishOutputs(args, files);
  writeOpenSearch();
  writePushWorker();
  await writeSearchIndex(args);
  await publishAddressList(args);
  nameFormFactors(files.folder);
  await writeOfflineWorker(args, files);
  for (const problem of writeHostingRules(process.cwd(), files)) args.reporter.warn(problem);
  files.remember();
  await rememberStatic(args.cache);
};
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  copyDiagramLibrary();
  writeMediaSheets();
  writePushWorker();
  serveSearchIndex(args);
};
