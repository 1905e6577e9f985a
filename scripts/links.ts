import { lookup } from "node:dns/promises";
import fs from "node:fs";
import path from "node:path";
import { contentDir } from "../src/node/content/folder";
import { loadSite } from "../src/node/content/site";
import { loadEnvironment } from "../src/node/environment";
import { externalTargets, findDeadLinks, isOnline } from "./links/external-links";
import { describeBroken, findBrokenLinks, type BrokenLink } from "./links/internal-links";
import { readPages } from "./links/site-pages";
import { builtPrefix } from "./serve-prefix";

/**
 * Follows every link of the built site: to pages, files and headings of its own, and to other sites if there is a
 * network and `--internal` is not asked for. Links of its own that are broken make the exit code 1; other sites come
 * and go, so theirs are only told.
 */
async function main(): Promise<void> {
  const publicDir = path.resolve("public");
  if (!fs.existsSync(path.join(publicDir, "index.html"))) {
    throw new Error('There is nothing to follow: public/ has no index.html. Run "npm run build" first.');
  }
  const pages = readPages(publicDir);
  const broken = findBrokenLinks({ pages, publicDir, pathPrefix: builtPrefix(publicDir) });
  report("Broken links of this site", broken, pages.length);
  if (broken.length > 0) process.exitCode = 1;

  const targets = externalTargets(pages, loadSite(contentDir()).url);
  const links = pages.reduce((sum, page) => sum + page.targets.length, 0);
  console.log(`${links} links on ${pages.length} pages followed, ${broken.length} broken.`);
  if (process.argv.includes("--internal") || targets.size === 0) return;
  if (!(await isOnline(targets.keys(), lookup))) {
    console.log(`No network: ${targets.size} addresses of other sites were not asked.`);
    return;
  }
  const dead = await findDeadLinks(targets);
  report("Links to other sites that do not answer", dead, pages.length);
  console.log(
    `${targets.size} addresses of other sites asked, ${new Set(dead.map(({ target }) => target)).size} dead.`,
  );
}

function report(heading: string, links: readonly BrokenLink[], pageCount: number): void {
  if (links.length > 0) console.log(`${heading}:\n\n${describeBroken(links, pageCount).join("\n\n")}\n`);
}

loadEnvironment();
main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
