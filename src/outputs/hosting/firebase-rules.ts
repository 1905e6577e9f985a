import { escapePattern } from "../../shared/escape";
import {
  CACHING,
  COMMON_HEADERS,
  EXCEPTIONS,
  POLICY_HEADER,
  redirects,
  REVALIDATED,
  type Files,
  type Redirect,
} from "./rules";

/** Headers, and the addresses that have them. */
export type HeaderRule = ({ source: string } | { regex: string }) & { headers: { key: string; value: string }[] };

/** Every address. A glob would leave out what is below a folder such as `.well-known`. */
const EVERYTHING = { regex: ".*" };

/** The page for missing addresses. The host applies its rules to that answer. */
export const NOT_FOUND = { source: "/404.html" };

/** Redirects from addresses with `.html`. The host redirects only some of them by itself. */
const htmlForms = (prefix: string) => [
  { source: "/index.html", destination: `${prefix}/`, type: 301 },
  { regex: "^/((?:.*/)?)index\\.html$", destination: `${prefix}/:1`, type: 301 },
  { regex: "^/(.+)\\.html$", destination: `${prefix}/:1`, type: 301 },
];

function glob(files: Files): { source: string } {
  switch (files.kind) {
    case "file":
      return { source: files.path };
    case "folder":
      return { source: `${files.path}/**` };
    case "hashed":
      return { source: `${files.folder}/${files.beginning}+([0-9a-f]).${files.extension}` };
  }
}

const headerRule = (
  addresses: { source: string } | { regex: string },
  headers: Record<string, string>,
): HeaderRule => ({
  ...addresses,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * The rules for Firebase Hosting: the value of `hosting` in `firebase.json`. The last rule for an address applies. If the
 * site has a path prefix, the host sees addresses without it, and redirects have to add it. `ofTexts`
 * are the old addresses of texts.
 */
export const firebaseHosting = (policy: string, prefix = "", ofTexts: readonly Redirect[] = []): object => ({
  public: "public",
  cleanUrls: true,
  ignore: ["firebase.json", "_headers", "_redirects", "**/.DS_Store", "**/node_modules/**"],
  redirects: [
    ...[...redirects(), ...ofTexts].map(({ from, to }) => ({
      regex: `^(?:${from.map((address) => escapePattern(address.replace(/\/+$/, ""))).join("|")})/?$`,
      destination: prefix + encodeURI(to),
      type: 301,
    })),
    ...htmlForms(prefix),
  ],
  headers: [
    headerRule(EVERYTHING, { "Cache-Control": REVALIDATED, ...COMMON_HEADERS, [POLICY_HEADER]: policy }),
    ...EXCEPTIONS.map((exception) => headerRule(glob(exception.files), { [POLICY_HEADER]: exception.policy })),
    ...CACHING.map(({ files, value }) => headerRule(glob(files), { "Cache-Control": value })),
    // Browsers must not keep the answer that a hashed file is missing.
    headerRule(NOT_FOUND, { "Cache-Control": REVALIDATED }),
  ],
});
