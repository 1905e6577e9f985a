import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { skipAbsentFunctions } from "./absent-functions";
import { openYamlMemory, saveYamlMemory } from "./content/yaml-memory";
import { countQueries, reportQueries } from "./count-queries";
import { pathPrefix } from "./environment";
import { createSchema } from "./graphql/create-schema";
import { createFieldResolvers } from "./graphql/resolvers";
import { createContentNodes, createDerivedNodes, refreshSettings } from "./nodes/create-nodes";
import { placesOfModules } from "./nodes/places";
import { writeHostingRules } from "./hosting/write-rules";
import { publishAddressList } from "./outputs/address-list";
import { copyDiagramLibrary, publishDiagramLibrary } from "./outputs/diagram-library";
import { writeMediaSheets } from "./outputs/media-sheets";
import { runExampleQueries } from "./outputs/example-queries";
import { bundleOfflineWorker, writeOfflineWorker } from "./outputs/offline/write-worker";
import { writePushWorker } from "./outputs/push-worker";
import { writeOpenSearch } from "./outputs/opensearch";
import { nameFormFactors } from "./outputs/manifest-options";
import { publishOutputs } from "./outputs/publish";
import { SiteFiles } from "./outputs/site-files";
import { dropGoneStatic, rememberStatic } from "./outputs/static-files";
import { beginPublishing } from "./outputs/published";
import { createContentPages } from "./pages/create-pages";
import { keepPageNodes } from "./pages/keep-page-nodes";
import { overlookPassingErrors } from "./passing-errors";
import { hideSourcesWithoutQueries } from "./query-sources";
import { siteKept } from "./site-kept";
import { allowUnusedTemplates } from "./unused-templates";
import { referencesOfModules, validateChange, validateContent } from "./validate";
import { rememberQueries, serveSearchIndex } from "./search/serve-index";
import { beginSearchIndex, writeSearchIndex } from "./search/write-index";
import { configureWebpack } from "./webpack";
import { notePlaces } from "./webpack/depend-on-places";

/**
 * Below Gatsby's cache, which has been emptied before this is opened if a package or the code that reads content has
 * changed.
 */
const YAML_MEMORY = path.resolve(".cache/yaml.json");

export const onPreInit: GatsbyNode["onPreInit"] = (args) => {
  allowUnusedTemplates();
  overlookPassingErrors();
  skipAbsentFunctions(args);
  countQueries(args);
};
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = (args) => {
  openYamlMemory(YAML_MEMORY);
  return validateContent(args);
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createFieldResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = createContentNodes;
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  keepPageNodes(args);
  await createDerivedNodes(args);
};
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await siteKept();
  if (process.env.NODE_ENV === "production") await dropGoneStatic(args.cache);
  await refreshSettings(args);
  await createContentPages(args);
  await validateChange(args);
  if (process.env.NODE_ENV === "production") notePlaces(placesOfModules(args, referencesOfModules()));
  rememberQueries(args);
  beginPublishing(args);
  beginSearchIndex(args);
};
export const preprocessSource: GatsbyNode["preprocessSource"] = hideSourcesWithoutQueries;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = configureWebpack;
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  reportQueries(args);
  const prefix = pathPrefix();
  const files = new SiteFiles(path.resolve("public"), { prefix, memory: path.resolve(".cache/site-files.json") });
  files.readPagesAhead();
  const worker = bundleOfflineWorker();
  await runExampleQueries(args);
  publishDiagramLibrary(args);
  writeMediaSheets();
  await publishOutputs(args, files);
  writeOpenSearch();
  writePushWorker();
  await writeSearchIndex(args);
  await publishAddressList(args);
  nameFormFactors(files.folder);
  writeOfflineWorker(args, files, await worker);
  for (const problem of writeHostingRules(process.cwd(), files)) args.reporter.warn(problem);
  files.remember();
  saveYamlMemory(YAML_MEMORY);
  await rememberStatic(args.cache);
};
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  copyDiagramLibrary();
  writeMediaSheets();
  writePushWorker();
  serveSearchIndex(args);
};
