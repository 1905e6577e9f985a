import { spawnSync } from "node:child_process";
import path from "node:path";

/** Adds Pagefind's index of all posts to a built site, with the settings it has by itself. `packages` holds the program. */
export function indexWithPagefind(packages: string, publicDir: string): void {
  const program = path.join(packages, "node_modules/.bin/pagefind");
  const { status, stdout, stderr } = spawnSync(program, ["--site", publicDir, "--glob", "blog/post-*/index.html"], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`Pagefind failed:\n${stdout}${stderr}`);
}

/** What a page runs to search with it: `window.searchFor` gives the paths found, the best first. */
export const PAGEFIND = `
let loading;
window.searchFor = async (query) => {
  const pagefind = await (loading ??= import("/pagefind/pagefind.js"));
  const { results } = await pagefind.search(query);
  const pages = await Promise.all(results.slice(0, 10).map((result) => result.data()));
  return pages.map(({ url }) => new URL(url, location.origin).pathname.replace(/(index\\.html|\\/)$/, ""));
};`;
