import fs from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { pageDataUrl } from "../shared/built-files";
import { filesBelow } from "../shared/files";
import { decodeAddress } from "../shared/paths";

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
