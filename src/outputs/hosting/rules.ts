import { MERMAID_STAGE } from "../../shared/mermaid";
import { isNoIndex } from "../../content/environment";
import { DRAWING_POLICY, WORKER_POLICY } from "./policy";

/** Some files of the built site. */
export type Files =
  | { kind: "file"; path: string }
  /** Everything below a folder. */
  | { kind: "folder"; path: string }
  /** The files right in a folder whose names are a beginning, `*` for any, and a digest of their content. */
  | { kind: "hashed"; folder: string; beginning: string; extension: string };

export interface Caching {
  files: Files;
  /** The value of `Cache-Control`. */
  value: string;
}

/** Addresses that were in use elsewhere, with and without a final slash, and where they lead for good. */
export interface Redirect {
  from: string[];
  to: string;
}

/** A file with such a name never changes. */
const FOREVER = "public, max-age=31536000, immutable";
/** Kept, but asked for before it is used: a visitor sees a new version at once. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** What every answer says, beside the policy. */
export const COMMON_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Pictures are shown by feed readers and previews at other origins, and nothing of the site is private.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Origin-Agent-Cluster": "?1",
};

export const POLICY_HEADER = "Content-Security-Policy";

/** Some files whose policy is another than that of the site. */
export interface Exception {
  files: Files;
  policy: string;
}

export const EXCEPTIONS: Exception[] = [
  { files: { kind: "folder", path: MERMAID_STAGE.slice(0, -1) }, policy: DRAWING_POLICY },
  { files: { kind: "file", path: "/sw.js" }, policy: WORKER_POLICY },
];

/** Everything else is `REVALIDATED`. Of rules for the same file the last one holds. */
export const CACHING: Caching[] = [
  { files: { kind: "folder", path: "/static" }, value: FOREVER },
  { files: { kind: "folder", path: "/vendor" }, value: FOREVER },
  { files: { kind: "hashed", folder: "/search", beginning: "*-", extension: "json" }, value: FOREVER },
  { files: { kind: "hashed", folder: "", beginning: "*-", extension: "js" }, value: FOREVER },
  { files: { kind: "hashed", folder: "", beginning: "styles.", extension: "css" }, value: FOREVER },
  { files: { kind: "file", path: "/sw.js" }, value: "no-cache" },
  { files: { kind: "file", path: "/firebase-messaging-sw.js" }, value: "no-cache" },
];

/** The redirects of the site. One that search engines are not to list has no sitemap. */
export const redirects = (): Redirect[] => [
  { from: ["/rss", "/rss.xml", "/feed", "/feed.xml"], to: "/blog/rss.xml" },
  { from: ["/atom.xml"], to: "/blog/atom.xml" },
  { from: ["/feed.json"], to: "/blog/feed.json" },
  ...(isNoIndex() ? [] : [{ from: ["/sitemap.xml"], to: "/sitemap-index.xml" }]),
];
