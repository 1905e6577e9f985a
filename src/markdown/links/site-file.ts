import path from "node:path";
import { isFile } from "../../shared/files";
import { decodeTarget } from "./link-address";

/** The file of `static/` that is served at a path of this site. */
export const staticFile = (address: string): string => path.resolve("static", `.${path.posix.normalize(address)}`);

/** What the build writes, as far as its address tells. It is there only at the end. */
const WRITTEN = /\.(html|xml|json|txt|md|webmanifest|js|css)$|^\/(cards|static)\//;

/**
 * What is wrong with a link to a path of this site, and what was expected, if there is neither a page, nor a file of
 * `static/`, nor one that the build writes.
 */
export function whyBroken(target: string, isRoute: (path: string) => boolean): [string, string] | undefined {
  const address = decodeTarget(target);
  if (isRoute(address) || WRITTEN.test(address) || isFile(staticFile(address))) return undefined;
  const orFile = path.extname(target) && ", or a file in static/";
  return [`The link leads to ${target}, which is no page.`, `Expected a path of this site${orFile}.`];
}
