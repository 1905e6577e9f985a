import fs from "node:fs";
import path from "node:path";

/** The addresses of the pages of a built site. */
function addressesOf(site: string): string[] {
  const folder = path.join(site, "page-data");
  return fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "page-data.json")
    .map((file) => (JSON.parse(fs.readFileSync(path.join(folder, file), "utf8")) as { path: string }).path)
    .filter((address) => address !== "/" && !address.endsWith(".html"));
}

/** The path prefix that a site was built with, as its web manifest says; empty at the root of a domain. */
export function builtPrefix(publicDir: string): string {
  const file = path.join(publicDir, "manifest.webmanifest");
  if (!fs.existsSync(file)) return "";
  const { scope = "/" } = JSON.parse(fs.readFileSync(file, "utf8")) as { scope?: string };
  return scope.replace(/\/+$/, "");
}

/**
 * Copies a built site to a new folder for hosts that go by the names of files alone: GitHub Pages, Cloudflare Pages,
 * Netlify. They lead from `/blog` to `/blog/` where there is only `blog/index.html`; so a page whose address has no
 * final slash is there under both names, and from the form with `.html` of any other one leads a redirect, below the
 * prefix. The rules for such hosts are in the site already. Throws when the folder exists. Returns how many pages got a
 * second name.
 */
export function exportSite(site: string, target: string, prefix = ""): number {
  if (fs.existsSync(target)) throw new Error(`${target} exists already. Remove it, or name another folder.`);
  fs.cpSync(site, target, { recursive: true });
  const addresses = addressesOf(site).filter((address) => fs.existsSync(path.join(site, address, "index.html")));
  const twins = addresses.filter((address) => !address.endsWith("/"));
  for (const address of twins) {
    fs.copyFileSync(path.join(site, address, "index.html"), path.join(target, `${address}.html`));
  }
  const html = addresses.filter((address) => address.endsWith("/"));
  const redirects = html.sort().map((address) => `${address.slice(0, -1)}.html ${prefix}${address} 301\n`);
  fs.appendFileSync(path.join(target, "_redirects"), redirects.join(""));
  fs.writeFileSync(path.join(target, ".nojekyll"), "");
  return twins.length;
}
