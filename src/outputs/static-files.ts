import fs from "node:fs";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { SiteFiles } from "./site-files";

type Memory = Pick<NodePluginArgs["cache"], "get" | "set">;

const KEY = "files of static/";

const listStatic = (): string[] => new SiteFiles("static").below(".");

/**
 * Takes what was in `static/` when the site was built before, and is no more, out of the site: Gatsby only copies. To be
 * called before a build writes anything else.
 */
export async function dropGoneStatic(cache: Memory, publicDir = path.resolve("public")): Promise<void> {
  const present = new Set(listStatic());
  const earlier = ((await cache.get(KEY)) as string[] | undefined) ?? [];
  for (const name of earlier) if (!present.has(name)) fs.rmSync(path.join(publicDir, name), { force: true });
}

/** Keeps what is in `static/` for the next build. To be called when a build has come to its end. */
export const rememberStatic = async (cache: Memory): Promise<void> => void (await cache.set(KEY, listStatic()));
