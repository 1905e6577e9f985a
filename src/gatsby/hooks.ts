import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import { requirePrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { bundleOfflineWorker } from "../offline/plugin-options";
import { copyDiagramLibrary } from "../outputs/diagram-library";
import { writeMediaSheets } from "../outputs/media-sheets";
import { beginWriting, discardUnfinishedBuild, endBuild } from "../outputs/unfinished-build";
import { removeStaleStatic } from "../outputs/write-file";
import { writeOutputs } from "../outputs/write-outputs";
import { writePushWorker } from "../outputs/write-push-worker";
import { rememberQueries, serveSearchIndex } from "../search/build/write-index";
import type { Content } from "../content/content";
import { filesBelow } from "../shared/files";
import { inProduction } from "../shared/visibility";
import { codeCache } from "./code-digest";
import { runExampleQueries, serveExampleQueries } from "./graphql/example-queries";
import { createFieldResolvers, createSchema } from "./graphql/schema";
import { createContentNodes, isContentFile, keepNodesOfFile } from "./nodes/create-nodes";
import { digestOfModuleFiles } from "./nodes/link-targets";
import { createContentPages, hideUnusedQueries } from "./pages/create-pages";
import { preparePictures } from "./prepare-pictures";
import { validateContent } from "./validate";
import { configureWebpack } from "./webpack";

/** The content as of the last check. */
let content: Content;
/** Whether a file was saved since that check began. */
let isStale = false;

export const onPreInit: GatsbyNode["onPreInit"] = discardUnfinishedBuild;
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async (args) => {
  if (inProduction()) requirePrefix(args);
  content = await validateContent(args);
  beginWriting(args, inProduction());
};
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;
export const createResolvers: GatsbyNode["createResolvers"] = createFieldResolvers;
export const onCreateNode: GatsbyNode["onCreateNode"] = async (args) => {
  if (inProduction() || !isContentFile(args.node)) return;
  isStale = true;
  await keepNodesOfFile(args);
};
// `createPages` creates the nodes again, as children of their files, which Gatsby may read later than this.
export const sourceNodes: GatsbyNode["sourceNodes"] = (args) => createContentNodes(args, content);
export const createPages: GatsbyNode["createPages"] = async (args) => {
  await removeStaleStatic(args.cache);
  // Gatsby calls this after each save too, but not after one that comes while it runs, nor if it tells of it a moment later.
  let before: string;
  do {
    isStale = false;
    before = savedFiles();
    if (!inProduction()) content = await validateContent(args);
    await createContentNodes(args, content);
  } while (isStale || before !== savedFiles());
  createContentPages(args, content);
  if (inProduction()) await preparePictures(content, args.reporter);
  rememberQueries(args);
};

/** What changes while developing when a file of the content is saved. */
const savedFiles = (): string =>
  inProduction()
    ? ""
    : filesBelow(contentDir())
        .map((file) => `${file} ${fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
        .join();

export const preprocessSource: GatsbyNode["preprocessSource"] = hideUnusedQueries;
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) =>
  configureWebpack(args, digestOfModuleFiles(content));
export const onPreBuild: GatsbyNode["onPreBuild"] = () => {
  bundleOfflineWorker();
  // gatsby-plugin-offline precaches nothing if a linked style sheet is missing.
  writeMediaSheets();
};
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await runExampleQueries(args);
  await writeOutputs(args, codeCache(args.cache));
  endBuild(args);
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (args) => {
  copyDiagramLibrary();
  writeMediaSheets();
  writePushWorker();
  serveSearchIndex(args);
  serveExampleQueries(args);
};
