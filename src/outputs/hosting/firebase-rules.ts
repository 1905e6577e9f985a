import { escapePattern } from "../../shared/escape";
import { CACHING, COMMON_HEADERS, EXCEPTIONS, POLICY_HEADER, redirects, REVALIDATED, type Files } from "./rules";

/** Headers, and the addresses that have them. */
export type HeaderRule = ({ source: string } | { regex: string }) & { headers: { key: string; value: string }[] };

/** Every address. A glob would leave out what is below a folder such as `.well-known`. */
const EVERYTHING = { regex: ".*" };

/** What is sent for an address that is not there: its rules are those of that answer too. */
export const NOT_FOUND = { source: "/404.html" };

/** The forms of an address that end in `.html`; the host answers some of them by itself, and not under every address. */
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
 * The rules in the words of Firebase Hosting: what stands under `hosting` in `firebase.json`. Takes the policy of the
 * site. Of rules for the same address the last one holds. Where the site stands below a prefix the host sees addresses
 * without it, and visitors need it.
 */
export const firebaseHosting = (policy: string, prefix = ""): object => ({
  public: "public",
  cleanUrls: true,
  ignore: ["firebase.json", "_headers", "_redirects", "**/.DS_Store", "**/node_modules/**"],
  redirects: [
    ...redirects().map(({ from, to }) => ({
      regex: `^(?:${from.map(escapePattern).join("|")})/?$`,
      destination: prefix + to,
      type: 301,
    })),
    ...htmlForms(prefix),
  ],
  headers: [
    headerRule(EVERYTHING, { "Cache-Control": REVALIDATED, ...COMMON_HEADERS, [POLICY_HEADER]: policy }),
    ...EXCEPTIONS.map((exception) => headerRule(glob(exception.files), { [POLICY_HEADER]: exception.policy })),
    ...CACHING.map(({ files, value }) => headerRule(glob(files), { "Cache-Control": value })),
    // Where there is no file that would be kept for good, that is not to be kept.
    headerRule(NOT_FOUND, { "Cache-Control": REVALIDATED }),
  ],
});
