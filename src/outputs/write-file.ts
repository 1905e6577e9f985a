import fs from "node:fs";
import path from "node:path";
import type { BuildArgs, GatsbyCache } from "gatsby";
import { pageDataUrl } from "../shared/built-files";
import { digestOf } from "../shared/digest";
import { filesBelow, isFile } from "../shared/files";
import { decodeAddress } from "../shared/paths";

/** Writes a file into `public/`. `address` is its path within the site, without the path prefix. */
export type WriteFile = (address: string, content: string | Buffer) => void;

/** The part of Gatsby's cache that is used. */
export type SiteCache = Pick<GatsbyCache, "get" | "set">;

/**
 * Writes files into `public/`. Keeps the modification time of unchanged files, and deletes files that only the last
 * build wrote, unless they have changed since: Gatsby may have written a page at an old address.
 */
export async function replaceFiles(
  publicDir: string,
  cache: SiteCache,
  writeAll: (write: WriteFile) => Promise<void>,
): Promise<void> {
  const written = new Map<string, string>();
  await writeAll((address, content) => {
    const file = path.join(publicDir, address);
    const bytes = Buffer.from(content);
    written.set(address, digestOf(bytes));
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  });
  const key = "digests of the files beside the pages";
  for (const [address, digest] of ((await cache.get(key)) as [string, string][] | undefined) ?? []) {
    const file = path.join(publicDir, address);
    if (!written.has(address) && isFile(file) && digestOf(fs.readFileSync(file)) === digest) fs.rmSync(file);
  }
  await cache.set(key, [...written]);
}

/**
 * Deletes files from `public/` that are no longer in `static/`, because Gatsby only copies. Call it before the build
 * writes other files, since one may have the same name.
 */
export async function removeStaleStatic(cache: SiteCache): Promise<void> {
  const key = "files of static/";
  const present = new Set(filesBelow("static").map((file) => path.relative("static", file)));
  const earlier = ((await cache.get(key)) as string[] | undefined) ?? [];
  for (const name of earlier) if (!present.has(name)) fs.rmSync(path.join("public", name), { force: true });
  await cache.set(key, [...present]);
}

/**
 * Deletes the results of static queries that no page has any more: after a change of such a query Gatsby keeps those of
 * the one before, and the offline worker would store them. Pages of one component have the same queries.
 */
export function removeStaleQueries({ getNodesByType }: Pick<BuildArgs, "getNodesByType">, publicDir: string): void {
  const pages = new Map(getNodesByType("SitePage").map((page) => [page.componentChunkName, String(page.path)]));
  const used = [...pages.values()].flatMap((page) => {
    const data = fs.readFileSync(path.join(publicDir, decodeAddress(pageDataUrl(page))), "utf8");
    return (JSON.parse(data) as { staticQueryHashes: string[] }).staticQueryHashes;
  });
  for (const file of filesBelow(path.join(publicDir, "page-data/sq/d")))
    if (!used.includes(path.basename(file, ".json"))) fs.rmSync(file);
}
