import fs from "node:fs";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { filesBelow } from "../shared/files";

/** Writes a file into `public/`. `address` is its path within the site, without the path prefix. */
export type WriteFile = (address: string, content: string | Buffer) => void;

/** What is used of Gatsby's cache. */
export type SiteCache = Pick<GatsbyCache, "get" | "set">;

/** Deletes the files that an earlier build wrote under this key and this build does not. */
async function removeStale(cache: SiteCache, key: string, names: readonly string[], publicDir: string): Promise<void> {
  const present = new Set(names);
  const earlier = ((await cache.get(key)) as string[] | undefined) ?? [];
  for (const name of earlier) if (!present.has(name)) fs.rmSync(path.join(publicDir, name), { force: true });
  await cache.set(key, names);
}

/**
 * Writes files into `public/`. Keeps the modification time of unchanged files, and deletes files that only the last
 * build wrote.
 */
export async function replaceFiles(
  publicDir: string,
  cache: SiteCache,
  writeAll: (write: WriteFile) => Promise<void>,
): Promise<void> {
  const written = new Set<string>();
  await writeAll((address, content) => {
    written.add(address);
    const file = path.join(publicDir, address);
    const bytes = Buffer.from(content);
    if (fs.existsSync(file) && fs.readFileSync(file).equals(bytes)) return;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  });
  await removeStale(cache, "files beside the pages", [...written], publicDir);
}

/**
 * Deletes files from `public/` that are no longer in `static/`, because Gatsby only copies. Call it before the build
 * writes other files, since one may have the same name.
 */
export async function removeStaleStatic(cache: SiteCache): Promise<void> {
  const names = filesBelow("static").map((file) => path.relative("static", file));
  await removeStale(cache, "files of static/", names, "public");
}
