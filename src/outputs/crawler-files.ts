import fs from "node:fs";
import path from "node:path";
import { absoluteUrl } from "../shared/paths";
import type { OutputSite } from "./listed-content";
import type { WriteFile } from "./write-file";

const DAYS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends that a file expires in less than a year. */
const SECURITY_TXT_DAYS = 360;

/** Deletes the sitemap of an earlier build. */
export function removeSitemap(publicDir: string): void {
  for (const name of fs.readdirSync(publicDir))
    if (/^sitemap-(index|\d+)\.xml$/.test(name)) fs.rmSync(path.join(publicDir, name));
}

/** Writes `robots.txt`, and `security.txt` if the owner has an email address. */
export function writeCrawlerFiles(site: OutputSite, write: WriteFile): void {
  write("/robots.txt", toRobotsTxt(site));
  const security = toSecurityTxt(site, new Date());
  if (security) write("/.well-known/security.txt", security);
}

/**
 * Returns the content of `robots.txt`. Crawlers may read all pages, including those with `noindex`. A crawler that may
 * not read a page does not see that directive, and may list the address if other pages link to it.
 */
export function toRobotsTxt({ url, pathPrefix, noIndex }: Pick<OutputSite, "url" | "pathPrefix" | "noIndex">): string {
  const sitemap = noIndex ? [] : ["", `Sitemap: ${absoluteUrl(url, "/sitemap-index.xml", pathPrefix)}`];
  return ["User-agent: *", "Allow: /", ...sitemap, ""].join("\n");
}

/** Returns the content of `security.txt`, or undefined if the owner has no email address. */
export function toSecurityTxt(
  { url, pathPrefix, owner, feed }: Pick<OutputSite, "url" | "pathPrefix" | "owner" | "feed">,
  now: Date,
): string | undefined {
  if (!owner.email) return undefined;
  const day = new Date(Math.floor(now.getTime() / DAYS + SECURITY_TXT_DAYS) * DAYS);
  return [
    `Contact: mailto:${owner.email}`,
    `Expires: ${day.toISOString()}`,
    `Preferred-Languages: ${feed.language}`,
    `Canonical: ${absoluteUrl(url, "/.well-known/security.txt", pathPrefix)}`,
    "",
  ].join("\n");
}
