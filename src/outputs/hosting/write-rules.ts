import fs from "node:fs";
import path from "node:path";
import { SERVICES } from "../../services/registry";
import type { Origins } from "../../services/service";
import { readServices } from "../../services/build-settings";
import { pathPrefix } from "../../content/environment";
import { firebaseHosting } from "./firebase-rules";
import type { SiteFiles } from "../site-files";
import { writeWhole } from "../../shared/files";
import { findSiteNeeds } from "./site-needs";
import { contentSecurityPolicy, UNSAFE_STYLE } from "./policy";
import { headersFile, redirectsFile } from "./rule-files";
import type { Redirect } from "./rules";

/** Cloudflare Pages ignores longer lines in `_headers`. */
const LONGEST_LINE = 2000;

/** The origins that the enabled services contact, and whether one of them writes HTML. */
function serviceNeeds(): [origins: Origins[], writeHtml: boolean] {
  const { on } = readServices();
  const services = SERVICES.filter(({ id }) => on[id]);
  return [
    services.map(({ id, origins }) => origins(on[id]!)),
    services.some(({ id, writesHtml }) => writesHtml?.(on[id]!)),
  ];
}

/**
 * Returns the policy of the development server: that of the built site, so that what it refuses is refused before the
 * site is deployed. Gatsby's development code needs inline code, `eval` and a socket, and does not know Trusted Types.
 * The pages are not built yet, so any `https:` host may serve pictures, media and frames.
 */
export function developmentPolicy(): string {
  const [services] = serviceNeeds();
  const hosts = ["https:"];
  const pages = {
    scripts: ["'unsafe-inline'", "'unsafe-eval'"],
    styles: [],
    styleAttributes: [],
    pictures: hosts,
    media: hosts,
    frames: hosts,
  };
  return contentSecurityPolicy(pages, [...services, { style: [UNSAFE_STYLE], connect: ["ws:"] }], true);
}

/**
 * Writes the hosting rules of the built site: `firebase.json` for Firebase Hosting and `npm run serve`, and `_headers`
 * and `_redirects` in `public/`, for Cloudflare Pages and Netlify. The rules are specific to one build, because they
 * contain hashes of inline code and the redirects of its texts. Returns warnings about content that the policy cannot
 * allow.
 */
export function writeHostingRules(files: SiteFiles, ofTexts: readonly Redirect[]): string[] {
  const needs = findSiteNeeds(files);
  const policy = contentSecurityPolicy(needs, ...serviceNeeds());
  const headers = headersFile(policy);
  const prefix = pathPrefix();
  fs.writeFileSync(path.join(files.folder, "_headers"), headers);
  fs.writeFileSync(path.join(files.folder, "_redirects"), redirectsFile(prefix, ofTexts));
  const settings = { hosting: firebaseHosting(policy, prefix, ofTexts) };
  writeWhole("firebase.json", `${JSON.stringify(settings, null, 2)}\n`);
  const isTooLong = headers.split("\n").some((line) => line.length > LONGEST_LINE);
  const problem = `The policy has ${policy.length} characters, too many for Cloudflare Pages, which leaves it out.`;
  return isTooLong ? [...needs.problems, problem] : needs.problems;
}
