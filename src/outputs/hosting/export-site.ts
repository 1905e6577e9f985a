import fs from "node:fs";
import path from "node:path";
import { filesBelow } from "../../shared/files";

/** Returns the paths of the pages of a built site. */
function addressesOf(site: string): string[] {
  return filesBelow(path.join(site, "page-data"))
    .filter((file) => path.basename(file) === "page-data.json")
    .map((file) => (JSON.parse(fs.readFileSync(file, "utf8")) as { path: string }).path)
    .filter((address) => address !== "/" && !address.endsWith(".html"));
}

interface Manifest {
  scope?: string;
  related_applications?: { url: string }[];
}

function readManifest(publicDir: string): Manifest {
  const file = path.join(publicDir, "manifest.webmanifest");
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, "utf8")) as Manifest) : {};
}

/** Returns the path prefix of a built site, taken from its web manifest. Empty at the root of a domain. */
export const builtPrefix = (publicDir: string): string => (readManifest(publicDir).scope ?? "/").replace(/\/+$/, "");

/** Returns the origin for which a site was built, taken from its web manifest. Empty without one. */
export function builtOrigin(publicDir: string): string {
  const [application] = readManifest(publicDir).related_applications ?? [];
  return application ? new URL(application.url).origin : "";
}

/**
 * Copies a built site to a new folder for hosts that resolve addresses by file name only: GitHub Pages, Cloudflare
 * Pages, Netlify. These hosts redirect `/blog` to `/blog/` if there is only `blog/index.html`, so each page without a
 * trailing slash is also written as `blog.html`. For every other page, `_redirects` gets a redirect from its `.html`
 * form, relative to the prefix. The built site already contains the hosting rules. Returns the number of added files.
 * Throws if the folder exists.
 */
export function exportSite(site: string, target: string): number {
  if (fs.existsSync(target)) throw new Error(`${target} exists already. Remove it, or name another folder.`);
  fs.cpSync(site, target, { recursive: true });
  const addresses = addressesOf(site).filter((address) => fs.existsSync(path.join(site, address, "index.html")));
  const twins = addresses.filter((address) => !address.endsWith("/"));
  for (const address of twins) {
    fs.copyFileSync(path.join(site, address, "index.html"), path.join(target, `${address}.html`));
  }
  const prefix = builtPrefix(site);
  const html = addresses.filter((address) => address.endsWith("/")).map(encodeURI);
  const redirects = html.sort().map((address) => `${address.slice(0, -1)}.html ${prefix}${address} 301\n`);
  fs.appendFileSync(path.join(target, "_redirects"), redirects.join(""));
  fs.writeFileSync(path.join(target, ".nojekyll"), "");
  return twins.length;
}
