import fs from "node:fs";
import path from "node:path";
import { SERVICES } from "../../services/registry";
import type { Origins } from "../../services/service";
import { readServices } from "../../services/build-settings";
import { pathPrefix } from "../../content/environment";
import { firebaseHosting } from "./firebase-rules";
import { SiteFiles } from "../site-files";
import { findPageNeeds } from "./page-needs";
import { contentSecurityPolicy } from "./policy";
import { headersFile, redirectsFile } from "./rule-files";

/** Cloudflare Pages leaves out a header whose line in `_headers` is longer. */
const LONGEST_LINE = 2000;

/** What the services that the environment turns on contact, and whether one of them writes HTML. */
function serviceNeeds(): [origins: Origins[], writeHtml: boolean] {
  const { on } = readServices();
  const services = SERVICES.filter(({ id }) => on[id]);
  return [
    services.map(({ id, origins }) => origins(on[id]!)),
    services.some(({ id, writesHtml }) => writesHtml?.(on[id]!)),
  ];
}

/**
 * Writes the rules of the hosts for the site that was built in `public/` of `root`: `firebase.json` beside it, for
 * Firebase Hosting and `npm run serve`; `_headers` and `_redirects` in it, for Cloudflare Pages and Netlify. The policy
 * has hashes of what stands in the pages, so the rules belong to one build. Returns what that policy cannot allow.
 */
export function writeHostingRules(root = process.cwd(), files = new SiteFiles(path.join(root, "public"))): string[] {
  const needs = findPageNeeds(files);
  const policy = contentSecurityPolicy(needs, ...serviceNeeds());
  const headers = headersFile(policy);
  const prefix = pathPrefix();
  fs.writeFileSync(path.join(files.folder, "_headers"), headers);
  fs.writeFileSync(path.join(files.folder, "_redirects"), redirectsFile(prefix));
  const settings = { hosting: firebaseHosting(policy, prefix) };
  fs.writeFileSync(path.join(root, "firebase.json"), `${JSON.stringify(settings, null, 2)}\n`);
  const isTooLong = headers.split("\n").some((line) => line.length > LONGEST_LINE);
  const problem = `The policy has ${policy.length} characters, too many for Cloudflare Pages, which leaves it out.`;
  return isTooLong ? [...needs.problems, problem] : needs.problems;
}
