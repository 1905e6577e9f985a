import { prefixOfTexts } from "../content/environment";
import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";
import type { SiteCache } from "../outputs/write-file";
import { readServices } from "../services/build-settings";
import { digestOf, digestOfFolders, digestOfPackages } from "../shared/digest";

/** The folders with the code that reads content, creates nodes and compiles texts. */
const ROOMS = ["gatsby", "content", "markdown", "outputs", "search/build", "shared", "services"];

let code: string | undefined;

/**
 * Returns a digest of everything besides the content that affects nodes and compiled texts: the code, the packages, the
 * services and the prefix of texts. Gatsby clears its cache when `gatsby-node.ts` or `package.json` changes, but not when
 * an imported file or `package-lock.json` does.
 */
export function codeDigest(): string {
  const services = () => JSON.stringify([loadSite(contentDir()).consent, readServices().on]);
  code ??= digestOfFolders(ROOMS.map((room) => `src/${room}`)) + digestOfPackages() + services();
  return digestOf(code + prefixOfTexts());
}

/** A view of Gatsby's cache whose keys include the code digest, so that results of older code are ignored. */
export const codeCache = (cache: SiteCache): SiteCache => ({
  get: (key) => cache.get(`${codeDigest()} ${key}`),
  set: (key, value) => cache.set(`${codeDigest()} ${key}`, value),
});
