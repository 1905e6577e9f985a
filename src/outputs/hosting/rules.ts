import { MERMAID_STAGE } from "../../shared/mermaid";
import { BLOG_PATH, FEED_PATH, feedPath } from "../../shared/paths";
import { isNoIndex } from "../../content/environment";
import { DRAWING_POLICY, WORKER_POLICY } from "./policy";

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

/** Files with their own policy, as globs of Firebase Hosting. */
export const EXCEPTIONS: [glob: string, policy: string][] = [
  [`${MERMAID_STAGE}**`, DRAWING_POLICY],
  ["/sw.js", WORKER_POLICY],
];

/** The values of `Cache-Control`. All other files are `REVALIDATED`. The last matching rule wins. */
export const CACHING: [glob: string, value: string][] = [
  ["/static/**", FOREVER],
  ["/vendor/**", FOREVER],
  ["/search/*-+([0-9a-f]).json", FOREVER],
  ["/*-+([0-9a-f]).js", FOREVER],
  ["/styles.+([0-9a-f]).css", FOREVER],
  ["/sw.js", "no-cache"],
  ["/firebase-messaging-sw.js", "no-cache"],
];

/** Returns the redirects of the site. A site with `noindex` has no sitemap to redirect to. */
export const redirects = (): Redirect[] => [
  {
    from: ["/rss", "/rss.xml", "/feed", "/feed.xml", "/index.xml", "/posts/index.xml", "/post/index.xml"],
    to: FEED_PATH,
  },
  { from: ["/atom.xml"], to: feedPath(BLOG_PATH, "atom") },
  { from: ["/feed.json"], to: feedPath(BLOG_PATH, "json") },
  ...(isNoIndex() ? [] : [{ from: ["/sitemap.xml"], to: "/sitemap-index.xml" }]),
];
