import fs from "node:fs";
import path from "node:path";

const MODULES = 4;

interface BundleStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

interface SourceMap {
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** A line for each file, with what it is: the parts of the site that ask for it, and the longest modules in it. */
export function nameCulprits(files: readonly (readonly [name: string, bytes: number])[], site = "public"): string {
  const groups = readGroups(site);
  return files
    .map(([name, bytes]) => {
      const kilobytes = (bytes / 1000).toFixed(1).padStart(6);
      const askedBy = groups.get(path.basename(name)) ?? [];
      const modules = longestModules(path.join(site, `${name}.map`));
      const facts = [
        ...(askedBy.length > 0
          ? [`for ${askedBy.slice(0, 3).join(", ")}${askedBy.length > 3 ? " and more" : ""}`]
          : []),
        ...(modules.length > 0 ? [`mostly ${modules.join(", ")}`] : []),
      ];
      return `${kilobytes} KB ${name}${facts.length > 0 ? `\n          ${facts.join("\n          ")}` : ""}`;
    })
    .join("\n");
}

/** Which named parts ask for each file. */
function readGroups(site: string): Map<string, string[]> {
  const file = path.join(site, "webpack.stats.json");
  const found = new Map<string, string[]>();
  if (!fs.existsSync(file)) return found;
  const { namedChunkGroups } = JSON.parse(fs.readFileSync(file, "utf8")) as BundleStats;
  for (const [group, { assets }] of Object.entries(namedChunkGroups)) {
    for (const { name } of assets) found.set(name, [...(found.get(name) ?? []), group]);
  }
  return found;
}

/** By the length of what was written, which the map beside a file holds. */
function longestModules(map: string): string[] {
  if (!fs.existsSync(map)) return [];
  const { sources, sourcesContent = [] } = JSON.parse(fs.readFileSync(map, "utf8")) as SourceMap;
  return sources
    .map((source, index) => ({ source, length: sourcesContent[index]?.length ?? 0 }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MODULES)
    .map(
      ({ source, length }) =>
        `${source.replace(/^webpack:\/\/[^/]*\//, "")} (${(length / 1000).toFixed(1)} KB as written)`,
    );
}
