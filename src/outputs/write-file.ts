import fs from "node:fs";
import path from "node:path";

/** Writes a file beside the pages. `address` is a path within the site, without the path prefix. */
export type WriteFile = (address: string, content: string | Buffer) => void;

/** Gatsby's cache. */
interface Cache {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<unknown>;
}

/** Removes the files that an earlier build has put into `public/` under this key, and this one does not. */
async function removeStale(cache: Cache, key: string, names: readonly string[], publicDir: string): Promise<void> {
  const present = new Set(names);
  const earlier = ((await cache.get(key)) as string[] | undefined) ?? [];
  for (const name of earlier) if (!present.has(name)) fs.rmSync(path.join(publicDir, name), { force: true });
  await cache.set(key, names);
}

/** Writes files into `public/`. Unchanged files keep their time of change; files of the last build alone are removed. */
export async function replaceFiles(
  publicDir: string,
  cache: Cache,
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
 * Removes files from `public/` that are no longer in `static/`: Gatsby only copies. Call it before a build writes
 * anything, since an output may have the same name.
 */
export async function removeStaleStatic(cache: Cache, publicDir = path.resolve("public")): Promise<void> {
  const entries = fs.existsSync("static") ? fs.readdirSync("static", { recursive: true, withFileTypes: true }) : [];
  const files = entries.filter((entry) => entry.isFile());
  const names = files.map(({ parentPath, name }) => path.relative("static", path.join(parentPath, name)));
  await removeStale(cache, "files of static/", names, publicDir);
}
