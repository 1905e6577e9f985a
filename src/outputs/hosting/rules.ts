import { MERMAID_STAGE } from "../../shared/mermaid";
import { BLOG_PATH, FEED_PATH, feedPath } from "../../shared/paths";
import { isNoIndex } from "../../content/environment";
import { DRAWING_POLICY, WORKER_POLICY } from "./policy";

/** A set of files of the built site. */
export type Files =
  | { kind: "file"; path: string }
  /** All files below a folder. */
  | { kind: "folder"; path: string }
  /**
   * The files directly in a folder whose names consist of `beginning` (`*` matches any text), a content hash and an
   * extension.
   */
  | { kind: "hashed"; folder: string; beginning: string; extension: string };

/** A permanent redirect from old addresses, with and without a trailing slash. */
export interface Redirect {
  from: string[];
  to: string;
}

/** For files whose name contains a content hash. */
const FOREVER = "public, max-age=31536000, immutable";
/** Cached, but revalidated before each use, so that visitors always get the current version. */
export const REVALIDATED = "public, max-age=0, must-revalidate";

/** The headers of every response besides the policy. */
export const COMMON_HEADERS: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Permissions-Policy":
    "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Feed readers and link previews show the pictures on other origins. Nothing on the site is private.
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Origin-Agent-Cluster": "?1",
};

export const POLICY_HEADER = "Content-Security-Policy";

/** Files with their own policy. */
export const EXCEPTIONS: { files: Files; policy: string }[] = [
  { files: { kind: "folder", path: MERMAID_STAGE.slice(0, -1) }, policy: DRAWING_POLICY },
  { files: { kind: "file", path: "/sw.js" }, policy: WORKER_POLICY },
];

/** The values of `Cache-Control`. All other files are `REVALIDATED`. The last matching rule wins. */
export const CACHING: { files: Files; value: string }[] = [
  { files: { kind: "folder", path: "/static" }, value: FOREVER },
  { files: { kind: "folder", path: "/vendor" }, value: FOREVER },
  { files: { kind: "hashed", folder: "/search", beginning: "*-", extension: "json" }, value: FOREVER },
  { files: { kind: "hashed", folder: "", beginning: "*-", extension: "js" }, value: FOREVER },
  { files: { kind: "hashed", folder: "", beginning: "styles.", extension: "css" }, value: FOREVER },
  { files: { kind: "file", path: "/sw.js" }, value: "no-cache" },
  { files: { kind: "file", path: "/firebase-messaging-sw.js" }, value: "no-cache" },
];

/** Returns the redirects of the site. A site with `noindex` has no sitemap to redirect to. */
export const redirects = (): Redirect[] => [
  { from: ["/rss", "/rss.xml", "/feed", "/feed.xml"], to: FEED_PATH },
  { from: ["/atom.xml"], to: feedPath(BLOG_PATH, "atom") },
  { from: ["/feed.json"], to: feedPath(BLOG_PATH, "json") },
  ...(isNoIndex() ? [] : [{ from: ["/sitemap.xml"], to: "/sitemap-index.xml" }]),
];
