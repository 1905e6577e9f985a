import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { pathPrefix } from "../../content/environment";
import { readLayers } from "../../outputs/style-tokens";
import { minimizers, transpileWithEsbuild, type WebpackConfig } from "./compilers";
import { browserConstants, renderConstants } from "./constants";
import { DependOnPlaces } from "./depend-on-places";
import { LayersFirst } from "./layers-first";

/**
 * A style sheet imported as `!./x.css?url` is a file of its own, for what only some visitors load. Its import is the
 * address of that file; `!` keeps Gatsby's own loaders away.
 */
const STYLE_SHEET_FILE = {
  test: /\.css$/,
  resourceQuery: /^\?url$/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
};

/** Gatsby's configuration of webpack, with what this site wants otherwise. */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig() as WebpackConfig;
  if (stage.startsWith("build")) transpileWithEsbuild(config);
  if (stage === "build-javascript") config.optimization = { ...config.optimization, minimizer: minimizers() };
  keepFontsInFiles(config);
  // The prefix stands in what webpack has made of style sheets.
  if (config.cache) config.cache.version = pathPrefix();
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: { rules: [STYLE_SHEET_FILE] },
    // A post that is a module may lie in a content folder outside of this one, where no packages are.
    resolve: { modules: ["node_modules", path.resolve("node_modules")] },
    // The cascade layers decide which style wins, not the order of the style sheets.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      new LayersFirst(readLayers("src/styles/index.css")),
      new DependOnPlaces(),
      plugins.define(browserConstants()),
      ...(stage.endsWith("-html") ? [plugins.define(renderConstants())] : []),
    ],
  });
}

/** Gatsby writes a small font into the styles of each page, where the policy forbids it. */
function keepFontsInFiles({ module }: WebpackConfig): void {
  const fonts = module?.rules?.find(({ test }) => test?.test("x.woff2"));
  if (Array.isArray(fonts?.use)) for (const { options } of fonts.use) Object.assign(options ?? {}, { limit: false });
}
