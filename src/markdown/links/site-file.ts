import path from "node:path";
import { addressKey, htmlFile } from "../../shared/built-files";
import { isFile, relativeTo, staticFile } from "../../shared/files";
import { BLOG_PATH, decodeAddress, docPath, DOCS_PATH, FEED_FORMATS, isWithin, postPath } from "../../shared/paths";
import type { Mistake } from "../../shared/problem";
import { asWritten } from "./link-address";

/**
 * Returns the file that an address in a text leads to: one in `static/`, or one beside the text. A file beside the text may
 * have an encoded name, `my%20plan.pdf`.
 */
export function fileOfTarget(target: string, textFile: string): string {
  const address = decodeAddress(target);
  if (address.startsWith("/")) return staticFile(address);
  const folder = path.dirname(textFile);
  const encoded = path.resolve(folder, target);
  return isFile(encoded) ? encoded : path.resolve(folder, address);
}

/** Returns the path below the content folder of the file that an address in a text leads to. */
export const nameOfTarget = (target: string, textFile: string, contentDir: string): string =>
  relativeTo(contentDir, fileOfTarget(target, textFile));

/** Addresses of files that the build writes, and of those that the hosts redirect to such files. */
const WRITTEN =
  /^\/(?:static\/[\da-f]{16,}\/|vendor\/|search\/[^/]+\.json$|(?:llms|robots|\.well-known\/security)\.txt$|(?:addresses|feed)\.json$|(?:atom|feed|opensearch|rss|sitemap(?:-index|-\d+)?)\.xml$|manifest\.webmanifest$|feeds\/feed\.css$|sw\.js$)/;

/** Whether the build writes a file: one of the site, the card of a page, the Markdown of a text, or the feed of a list. */
function isWritten(address: string, isRoute: (path: string) => boolean): boolean {
  const { dir, base, name, ext } = path.posix.parse(address);
  const text = path.posix.join(dir, name);
  const isFeed = Object.values(FEED_FORMATS).some(({ file }) => file === base);
  if (isFeed && isWithin(BLOG_PATH, dir)) return isRoute(dir);
  if (ext === ".md") return [BLOG_PATH, DOCS_PATH].some((section) => isWithin(section, text)) && isRoute(text);
  if (isWithin("/cards", text) && ext === ".jpg") return isRoute(text.slice("/cards".length) || "/");
  return WRITTEN.test(address);
}

/**
 * Returns what is wrong with a link to a path of the site, and what was expected. Undefined if the path is that of a page,
 * a file or a folder with a page in `static/`, or a file that the build writes.
 */
export function whyBroken(
  target: string,
  isRoute: (path: string) => boolean,
  nearestRoute?: (path: string) => string | undefined,
): Mistake | undefined {
  const address = decodeAddress(target);
  // Hosts serve `/blog/a` at `/blog/a.html` and `/blog/a/index.html` too.
  const page = addressKey(address);
  if (isRoute(page) || isWritten(address, isRoute) || [address, htmlFile(address)].map(staticFile).some(isFile))
    return undefined;
  const orFile = path.extname(target) && ", or a file in static/";
  const meant = likelyPage(page, isRoute) ?? nearestRoute?.(page);
  const guess = meant === undefined ? "" : `Did you mean ${meant}? `;
  return {
    message: `The link leads to ${asWritten(target)}, which is not a page.`,
    expected: `${guess}Expected an address of this site${orFile}.`,
  };
}

/** The name of a host in small letters, by its usual endings or by `www`, but not one that files have, such as `lamp.app`. */
const HOST =
  /^(?!(?:\w\.com|[\w-]+\.(?:app|info|de|fr))(?:[?#]|$))(?:www(?:\.[a-z\d-]+){2,}|(?:[a-z\d-]+\.)+(?:com|org|net|io|dev|app|edu|gov|info|blog|co|eu|uk|de|fr))(?=[/?#]|$)/;

/** Asks whether an address that leads nowhere is one of another site, written without its scheme. Empty if it is not. */
export const guessHost = (address: string): string => (HOST.test(address) ? `Did you mean https://${address}? ` : "");

/** Returns the page that an address of another tool may mean. */
export function likelyPage(address: string, isRoute: (path: string) => boolean): string | undefined {
  // In Docusaurus a link may lead to a file below `docs/`.
  const page = addressKey(address.replace(/\.mdx?$/, ""));
  const name = path.posix.basename(page);
  const doc = page.replace(/\/\d+-/g, "/");
  const undated = name.replace(/^\d{4}-\d\d-\d\d[-_]/, "");
  // Other tools have posts, tags and docs at the root of the site, or posts below the month.
  const posts = [postPath(page.slice(1)), postPath(name), postPath(undated)];
  return [page, docPath(doc.slice(1)), ...posts, docPath(name)].find(isRoute);
}
