import type { GatsbyCache } from "gatsby";
import { pathPrefix } from "../content/environment";
import { contentDir } from "../content/folder";
import { loadSite } from "../content/site";
import { startedServices } from "../services/build-settings";
import { digestOf, digestOfFolders } from "../shared/digest";

/** The rooms whose code reads content, creates nodes and compiles texts. */
const ROOMS = ["gatsby", "content", "markdown", "outputs", "search/build", "shared", "services"];

let code: string | undefined;

/**
 * A digest of everything besides the content that nodes and compiled texts depend on: the code, the services and the path
 * prefix. Gatsby empties its cache if `gatsby-node.ts` changes, but not if a file changes that it imports.
 */
export function codeDigest(): string {
  const services = () => JSON.stringify(startedServices(loadSite(contentDir()).consent));
  code ??= digestOfFolders(ROOMS.map((room) => `src/${room}`)) + services();
  return digestOf(code + pathPrefix());
}

/** The part of Gatsby's cache that keeps compiled texts. */
type Cache = Pick<GatsbyCache, "get" | "set">;

/** Gatsby's cache for results of the present code: with other code all of them are missing. */
export const codeCache = (cache: Cache): Cache => ({
  get: (key) => cache.get(`${codeDigest()} ${key}`),
  set: (key, value) => cache.set(`${codeDigest()} ${key}`, value),
});
