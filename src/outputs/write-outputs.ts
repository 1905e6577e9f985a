import path from "node:path";
import type { BuildArgs } from "gatsby";
import { pathPrefix } from "../content/environment";
import { completeWorker } from "../offline/list-files";
import { isOfflineOff, writeRemovingWorker } from "../offline/plugin-options";
import { writeSearchIndex } from "../search/build/write-index";
import { htmlFile } from "../shared/built-files";
import { ADDRESS_LIST, APP_SHELL_PATH, OPENSEARCH_PATH } from "../shared/paths";
import { withThreads } from "../shared/threads";
import { listAddresses } from "./address-list";
import { drawCards } from "./cards/draw-cards";
import { removeSitemap, writeCrawlerFiles } from "./crawler-files";
import { diagramFiles, writeDiagramLibrary } from "./diagram-library";
import { styleBlogFeed, writeFeeds } from "./feeds/write-feeds";
import { redirectsOfTexts, writeOldPages } from "./hosting/old-addresses";
import { writeHostingRules } from "./hosting/write-rules";
import { readListedContent } from "./listed-content";
import { completeManifest } from "./manifest-options";
import { writeMarkdownFiles } from "./markdown-files";
import { buildOpenSearch } from "./opensearch";
import { makePlainText } from "./plain/plain-text";
import { SiteFiles } from "./site-files";
import { removeStaleQueries, replaceFiles, type SiteCache } from "./write-file";
import { writePushWorker } from "./write-push-worker";

/**
 * Writes all files besides the pages into `public/`, as the last step of a build. The offline worker and the hosting
 * rules come last, because they depend on the other files. `textCache` stores plain texts.
 */
export async function writeOutputs(args: BuildArgs, textCache: SiteCache): Promise<void> {
  const { cache, reporter } = args;
  const prefix = pathPrefix();
  const files = new SiteFiles(path.resolve("public"), { prefix, memory: path.resolve(".cache/site-files.json") });
  const old = redirectsOfTexts(args);
  writeDiagramLibrary(args);
  const timer = reporter.activityTimer("Write feeds, plain texts and cards");
  timer.start();
  await replaceFiles(files.folder, cache, async (write) => {
    const site = await withThreads("src/outputs/plain/plain-text.ts", "makePlainText", makePlainText, async (run) => {
      const content = await readListedContent({ graphql: args.graphql, cache: textCache, makePlain: run });
      await writeFeeds(content, write);
      await writeMarkdownFiles(content, write);
      write(ADDRESS_LIST, JSON.stringify(listAddresses(content, args)));
      return content.site;
    });
    styleBlogFeed(site, files.folder);
    writeCrawlerFiles(site, write);
    write(OPENSEARCH_PATH, buildOpenSearch(site));
    writeOldPages(old, prefix, write);
    if (site.noIndex) removeSitemap(files.folder);
    await drawCards(args, files, write, (drawn, left) => timer.setStatus(`${drawn} cards drawn, ${left} left`));
  });
  timer.end();
  writePushWorker();
  await writeSearchIndex(args);
  completeManifest(files.folder);
  removeStaleQueries(args, files.folder);
  writeWorker(args, files);
  for (const problem of writeHostingRules(files, old)) reporter.warn(problem);
  files.remember();
}

/** The offline worker needs to know every file of the build. */
function writeWorker(args: BuildArgs, files: SiteFiles): void {
  if (isOfflineOff()) return writeRemovingWorker(files.folder);
  const paths = args
    .getNodesByType("SitePage")
    .map(({ path: page }) => String(page))
    .filter((page) => page !== APP_SHELL_PATH);
  const diagrams = new Set(paths.flatMap((page) => files.page(htmlFile(decodeURI(page))).content.diagrams));
  completeWorker(files, paths, diagramFiles(files.folder, [...diagrams]));
}
