import fs from "node:fs";
import path from "node:path";
import { formatProblem } from "./content/problem";

/** Reads `.env`, if there is one, into the environment; variables that are set already keep their values. */
export function loadEnvironment(): void {
  const file = path.resolve(".env");
  if (fs.existsSync(file)) process.loadEnvFile(file);
}

/** `PATH_PREFIX` with one leading slash and no final one; empty at the root of a domain. */
export function pathPrefix(): string {
  const prefix = (process.env.PATH_PREFIX ?? "").replace(/^\/+|\/+$/g, "");
  return prefix === "" ? "" : `/${prefix}`;
}

/** The origin that `SITE_URL` names, if it is set. Throws when it is no address. */
export function siteUrl(): string | undefined {
  const url = process.env.SITE_URL;
  if (!url) return undefined;
  if (/^https?:/i.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new Error(
    formatProblem({
      file: path.resolve(".env"),
      message: `SITE_URL is "${url}", which is not an address.`,
      expected: "Expected an origin such as https://example.com.",
      severity: "error",
    }),
  );
}

/** `GATSBY_ANNOUNCEMENT_HTML`: what the announcement bar says in place of the settings' announcement. */
export const announcementHtml = (): string | undefined => process.env.GATSBY_ANNOUNCEMENT_HTML?.trim() || undefined;

/** `GATSBY_ANNOUNCEMENT_ID`: which announcement that is. */
export const announcementId = (): string | undefined => process.env.GATSBY_ANNOUNCEMENT_ID?.trim() || undefined;
