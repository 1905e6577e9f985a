import fs from "node:fs";
import type { Compiler, WebpackPluginInstance } from "webpack";
import { digestOf } from "../digest";

export interface Cached {
  cache?: object;
  plugins?: WebpackPluginInstance[];
}

const NAME = "KeepWhilePackagesStay";

/**
 * Keeps what was bundled from build to build as long as no package changes. To know that, webpack would follow the
 * imports of all its loaders through their packages, for three seconds of each cold build. A change of the site's own
 * build code empties the cache as a whole (`scripts/drop-stale-cache.mjs`).
 */
export function keepWhilePackagesStay(config: Cached): void {
  const version = digestOf(fs.readFileSync("package-lock.json", "utf8"));
  config.cache = { ...config.cache, version, buildDependencies: { defaultWebpack: [] } };
  const forgetLoaders = ({ hooks }: Compiler) =>
    hooks.done.tap(NAME, ({ compilation }) => compilation.buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), { apply: forgetLoaders }];
}
