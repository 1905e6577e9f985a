import { lookup } from "node:dns/promises";
import fs from "node:fs";
import path from "node:path";
import type { LinkResult } from "linkinator";
import { escapePattern } from "../src/shared/escape";
import { filesBelow, relativeTo } from "../src/shared/files";
import { APP_SHELL_PATH } from "../src/shared/paths";
import { builtOrigin, builtPrefix } from "../src/outputs/hosting/export-site";
import { requireBuild } from "../src/outputs/unfinished-build";
import { runCommand } from "./command";
import { serve } from "./serve";

const PORT = 9471;
const ORIGIN = `http://localhost:${PORT}`;

const EXTERNAL_AT_A_TIME = 8;
/** Status codes that do not prove a broken link: the host requires a browser, a login or fewer requests. */
const INCONCLUSIVE = Object.fromEntries([401, 403, 405, 406, 429, 999].map((status) => [status, "skip" as const]));
/** Host names that are reserved for examples. */
const EXAMPLE_HOST = /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost)$/i;

type Link = { page: string; target: string };
type BrokenLink = Link & { reason: string };

/** Groups broken links by page. A link that is on more than half of the pages is listed once. */
export function describeBroken(links: readonly BrokenLink[], pageCount: number): string[] {
  const pagesOf = new Map<string, Set<string>>();
  for (const { page, target, reason } of links) {
    const line = `  ${target}  ${reason}`;
    pagesOf.set(line, (pagesOf.get(line) ?? new Set()).add(page));
  }
  const isFrame = ({ size }: Set<string>) => size >= 5 && size > pageCount / 2;
  const frame = [...pagesOf].filter(([, pages]) => isFrame(pages));
  const rest = [...pagesOf].filter(([, pages]) => !isFrame(pages));
  const linesOf = (page: string) => rest.filter(([, pages]) => pages.has(page)).map(([line]) => line);
  return [
    ...frame.map(([line, { size }]) => `on ${size} pages, so in the navbar or footer:\n${line}`),
    ...[...new Set(rest.flatMap(([, pages]) => [...pages]))].map((page) => [page, ...linesOf(page)].join("\n")),
  ];
}

/** Returns the addresses of all built pages but redirects, linked or not. */
const listPages = (publicDir: string): string[] =>
  filesBelow(publicDir)
    .filter((file) => file.endsWith(".html") && !isRedirect(file))
    .map((file) => relativeTo(publicDir, file))
    .filter((file) => !/^(page-data|_gatsby|vendor)\b/.test(file))
    .map((file) => encodeURI(`/${file}`.replace(/\/index\.html$/, "") || "/"))
    // gatsby-plugin-offline's page is empty: the targets of its links are missing.
    .filter((address) => `${address}/` !== APP_SHELL_PATH)
    .sort();

/** Whether a page only leads from an old address of another one, whose links are followed anyway. */
const isRedirect = (file: string): boolean => fs.readFileSync(file, "utf8").includes('<meta http-equiv="refresh"');

function reasonOf({ url, status = 0, failureDetails: [failure] = [] }: LinkResult): string {
  if (!URL.canParse(url)) return "is not an address";
  if (status >= 400) return `answers ${status}`;
  if (status > 0) return "the page has no such heading";
  const { cause, message } = failure as Error & { cause?: NodeJS.ErrnoException };
  return `does not answer (${cause?.code ?? message})`;
}

/**
 * Checks the links of each page separately. A crawl of the whole site does not check the fragments of pages that it has
 * already fetched, and does not report which page links to a fragment.
 */
async function followLinks(pages: readonly string[], publicDir: string) {
  const { LinkChecker } = await import("linkinator");
  const prefix = builtPrefix(publicDir);
  const siteUrl = new RegExp(`^${escapePattern(builtOrigin(publicDir))}(?=/|$)`);
  const isOwn = (url: string) => url.startsWith(`${ORIGIN}/`);
  const broken: BrokenLink[] = [];
  const external: Link[] = [];
  let count = 0;
  for (const page of pages) {
    const { links } = await new LinkChecker().check({
      path: `${ORIGIN}${prefix}${page}`,
      checkFragments: true,
      cleanUrls: true, // A relative link on /blog/post is relative to /blog.
      urlRewriteExpressions: [{ pattern: siteUrl, replacement: ORIGIN }],
      linksToSkip: async (url) => !isOwn(url),
    });
    count += links.length - 1;
    for (const link of links) {
      const target = link.url.replace(ORIGIN, "");
      const isOutside = isOwn(link.url) && !`${target}/`.startsWith(`${prefix}/`);
      if (link.state === "BROKEN" || isOutside) {
        broken.push({ page, target, reason: isOutside ? "leaves the site's folder" : reasonOf(link) });
      } else if (/^https?:/.test(target) && !EXAMPLE_HOST.test(new URL(target).hostname)) {
        external.push({ page, target });
      }
    }
  }
  return { broken, external, count };
}

/** Requests external URLs. Returns the dead ones with the reason: an error status or no response. */
async function findDead(urls: readonly string[]): Promise<Map<string, string>> {
  const { LinkChecker } = await import("linkinator");
  const asked = new Set(urls);
  const { links } = await new LinkChecker().check({
    path: [...asked],
    concurrency: EXTERNAL_AT_A_TIME,
    timeout: 15_000,
    statusCodes: INCONCLUSIVE,
    linksToSkip: async (url) => !asked.has(url),
  });
  const dead = links.filter(({ url, state }) => asked.has(url) && state === "BROKEN");
  return new Map(dead.map((link) => [link.url, reasonOf(link)]));
}

/**
 * Sets the exit code to 1 if an internal link is broken. Dead external links are only listed, because other sites come
 * and go.
 */
async function main(): Promise<void> {
  requireBuild();
  const publicDir = path.resolve("public");
  process.env.https_proxy = ""; // linkinator would use a proxy for this server.
  const pages = listPages(publicDir);
  const report = (heading: string, links: readonly BrokenLink[]) => {
    if (links.length > 0) console.log(`${heading}:\n\n${describeBroken(links, pages.length).join("\n\n")}\n`);
  };
  const stop = await serve(PORT);
  const { broken, external, count } = await followLinks(pages, publicDir).finally(stop);
  report("Broken links of this site", broken);
  console.log(`${count} links on ${pages.length} pages followed, ${broken.length} broken.`);
  if (broken.length > 0) process.exitCode = 1;

  const urls = [...new Set(external.map(({ target }) => target))];
  if (urls.length === 0) return;
  const hosts = [...new Set(urls.map((url) => new URL(url).hostname))];
  const isOnline = await Promise.any(hosts.map((host) => lookup(host))).catch(() => false);
  if (!isOnline) return console.log(`No network: ${urls.length} external links were not checked.`);
  const reasons = await findDead(urls);
  const dead = external.map((link) => ({ ...link, reason: reasons.get(link.target) ?? "" }));
  report(
    "Dead external links",
    dead.filter(({ reason }) => reason),
  );
  console.log(`${urls.length} external links checked, ${reasons.size} dead.`);
}

if (require.main === module) {
  void runCommand(main, "Usage: npm run links   (follows the links of the site that was built last)");
}
