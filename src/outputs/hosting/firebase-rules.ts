import { escapePattern } from "../../shared/escape";
import { CACHING, COMMON_HEADERS, EXCEPTIONS, POLICY_HEADER, redirects, REVALIDATED, type Redirect } from "./rules";

/**
 * Redirects from addresses that end in `.html`. Firebase itself redirects only some of them. An address such as
 * `//evil.example/index.html` must not match: what follows the first slash would be the host of the target.
 */
const htmlForms = (prefix: string) => [
  { source: "/index.html", destination: `${prefix}/`, type: 301 },
  { regex: "^/((?:[^/\\\\\\s].*/)?)index\\.html$", destination: `${prefix}/:1`, type: 301 },
  { regex: "^/([^/\\\\\\s].*)\\.html$", destination: `${prefix}/:1`, type: 301 },
];

const headerRule = (addresses: { source: string } | { regex: string }, headers: Record<string, string>) => ({
  ...addresses,
  headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
});

/**
 * Returns the rules for Firebase Hosting: the value of `hosting` in `firebase.json`. The last matching rule wins. With
 * a path prefix, the host matches paths without the prefix, but redirect targets need it. `ofTexts` are the redirects
 * in front matter.
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
    // A glob would miss files in folders such as `.well-known`.
    headerRule({ regex: ".*" }, { "Cache-Control": REVALIDATED, ...COMMON_HEADERS, [POLICY_HEADER]: policy }),
    ...EXCEPTIONS.map(([source, own]) => headerRule({ source }, { [POLICY_HEADER]: own })),
    ...CACHING.map(([source, value]) => headerRule({ source }, { "Cache-Control": value })),
    // Firebase applies the rules of the not-found page to 404 responses. Browsers must not cache that for a hashed file.
    headerRule({ source: "/404.html" }, { "Cache-Control": REVALIDATED }),
  ],
});
