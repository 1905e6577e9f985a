import path from "node:path";
import { addressKey } from "../../shared/built-files";
import { isFile } from "../../shared/files";
import { docPath, postPath } from "../../shared/paths";
import { asWritten, decodeTarget } from "./link-address";

/** Returns the file in `static/` that is served at a path of the site. */
export const staticFile = (address: string): string => path.resolve("static", `.${path.posix.normalize(address)}`);

/** Addresses of files that the build writes at its end. */
const WRITTEN = /\.(xml|json|txt|md|webmanifest|js|css)$|^\/(cards|static)\//;

/**
 * Returns what is wrong with a link to a path of the site, and what was expected. Undefined if the path is that of a page,
 * a file in `static/` or a file that the build writes.
 */
export function whyBroken(target: string, isRoute: (path: string) => boolean): [string, string] | undefined {
  const address = decodeTarget(target);
  // Hosts serve `/blog/a` at `/blog/a.html` and `/blog/a/index.html` too.
  const page = addressKey(address);
  if (isRoute(page) || WRITTEN.test(address) || isFile(staticFile(address))) return undefined;
  const orFile = path.extname(target) && ", or a file in static/";
  const meant = likelyPage(page, isRoute);
  const guess = meant === undefined ? "" : `Did you mean ${meant}? `;
  return [
    `The link leads to ${asWritten(target)}, which is not a page.`,
    `${guess}Expected a path of this site${orFile}.`,
  ];
}

/** Returns the page that an address of another tool may mean. */
export function likelyPage(address: string, isRoute: (path: string) => boolean): string | undefined {
  const page = addressKey(address);
  const name = path.posix.basename(page);
  // Other tools have posts and docs at the root of the site, or posts below the month.
  return [page, docPath(page.slice(1)), postPath(name), docPath(name)].find(isRoute);
}
