import fs from "node:fs";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

interface LoadedPlugin {
  name: string;
  /** The folder of the plugin. */
  resolve: string;
  /** The hooks that it has. */
  nodeAPIs: string[];
}

interface State {
  flattenedPlugins: LoadedPlugin[];
  /** Functions that a host would run, as known from the build before. */
  functions: unknown[];
}

/** The plugin of Gatsby that bundles functions, and the hook in which it does. */
const BUNDLER = "functions";
const HOOK = "onPreBootstrap";

/**
 * Keeps a build from bundling functions for a host to run where there are none: for that Gatsby makes a bundle of nothing,
 * a tenth of a second of every build. A fork that puts some into `src/api`, or has a plugin with some, gets them bundled.
 */
export function skipAbsentFunctions({ store }: Pick<ParentSpanPluginArgs, "store">): void {
  if (process.env.NODE_ENV !== "production") return;
  const { flattenedPlugins, functions } = store.getState() as unknown as State;
  const folders = [
    path.resolve("src/api"),
    ...flattenedPlugins.map(({ name, resolve }) => `${resolve}/src/api/${name}`),
  ];
  if (functions.length > 0 || folders.some((folder) => fs.existsSync(folder))) return;
  const bundler = flattenedPlugins.find(({ name }) => name === BUNDLER);
  if (bundler) bundler.nodeAPIs = bundler.nodeAPIs.filter((hook) => hook !== HOOK);
}
