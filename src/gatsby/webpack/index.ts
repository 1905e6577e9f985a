import path from "node:path";
import globalData from "@csstools/postcss-global-data";
import type { CreateWebpackConfigArgs } from "gatsby";
import customMedia from "postcss-custom-media";
import type { Compiler } from "webpack";
import { contentDir } from "../../content/folder";
import { readLayers } from "../../outputs/style-tokens";
import { BUNDLE_HASH_LENGTH, BUNDLED_SCRIPT, BUNDLED_SHEET } from "../../shared/built-files";
import { digestOf } from "../../shared/digest";
import { isFile, staticFile } from "../../shared/files";
import { codeDigest } from "../code-digest";
import { minimizers, TARGET, transpileWithEsbuild, type WebpackConfig } from "./compilers";
import { browserConstants, renderConstants } from "./constants";

/**
 * Importing a style sheet as `!./x.css?url` gives the address of a separate file, which only some visitors load. `!`
 * disables Gatsby's loaders.
 */
const STYLE_SHEET_FILE = {
  test: /\.css$/,
  resourceQuery: /^\?url$/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
};

/**
 * Writes the widths of `breakpoints.css` in place of their names, before any other loader: in the sheets that `!` keeps
 * from Gatsby's loaders too.
 */
const breakpoints = ({ postcss }: CreateWebpackConfigArgs["loaders"]) => ({
  test: /\.css$/,
  include: [path.resolve("src"), contentDir()],
  enforce: "pre" as const,
  use: [
    // Gatsby adds its own plugins to the list that it gets.
    postcss({ plugins: () => [globalData({ files: ["src/styles/breakpoints.css"] }), customMedia()] }),
  ],
});

/**
 * A file that gatsby-plugin-manifest uses on sites in several languages only. It requires `gatsby` as CommonJS, so
 * webpack would keep all exports of that, such as `Slice`.
 */
const UNUSED_BY_MANIFEST = { test: /[\\/]gatsby-plugin-manifest[\\/]get-manifest-pathname\.js$/, sideEffects: false };

/**
 * Keeps a post in MDX as it was while its front matter is half-written. gatsby-plugin-mdx has no node of it then, and would
 * hand the whole file to Babel, whose error covers all pages.
 */
const lastOutput = ({ getNodesByType }: CreateWebpackConfigArgs) => ({
  test: /\.mdx$/,
  enforce: "post" as const,
  loader: path.resolve("src/gatsby/webpack/last-output.mjs"),
  options: {
    isRead: (file: string) =>
      getNodesByType("Mdx").some(({ internal }) => path.resolve(internal.contentFilePath ?? "") === file),
  },
});

/** The sheet whose rules Gatsby writes into each page. */
const INLINED_SHEET = new RegExp(`^[\\w-]+\\.[\\da-f]{${BUNDLE_HASH_LENGTH}}\\.css$`);

/** Whether webpack names a file in `public/` like this: a script or a style sheet, or the source map of one. */
function isBundled(asset: string): boolean {
  const name = asset.replace(/\.map$/, "");
  return BUNDLED_SCRIPT.test(name) || INLINED_SHEET.test(name) || BUNDLED_SHEET.test(`/${name}`);
}

/**
 * Changes Gatsby's webpack configuration.
 * @param moduleFiles A digest of the files that become part of compiled posts.
 */
export function configureWebpack(args: CreateWebpackConfigArgs, moduleFiles: string): void {
  const { actions, getConfig, loaders, plugins, stage } = args;
  const config = getConfig() as WebpackConfig;
  if (stage.startsWith("build")) transpileWithEsbuild(config);
  if (stage === "build-javascript") {
    config.optimization = { ...config.optimization, minimizer: minimizers(), mangleExports: "size" };
    config.output = {
      ...config.output,
      // The runtime on every page lists the names of chunks, and each post with components is one of them.
      chunkFilename: "[id]-[contenthash].js",
      hashDigestLength: BUNDLE_HASH_LENGTH,
      // Removes the scripts and style sheets of earlier builds. The other files in `public/` are not webpack's.
      clean: { keep: (asset) => !isBundled(asset) || isFile(staticFile(`/${asset}`)) },
    };
    // Gatsby has webpack write its own code, which is around each module, as ES5.
    config.target = ["web", TARGET];
    // The maps are beside the scripts, but their names would be in each script that a visitor loads.
    config.devtool = "hidden-source-map";
    keepHashWithCache(config, plugins);
  }
  keepFontsInFiles(config);
  // Compiled style sheets contain the path prefix, and compiled posts what they show and link to. webpack knows neither.
  if (config.cache) config.cache.version = digestOf(codeDigest() + moduleFiles);
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    module: {
      rules: [
        STYLE_SHEET_FILE,
        UNUSED_BY_MANIFEST,
        breakpoints(loaders),
        ...(stage.startsWith("develop") ? [lastOutput(args)] : []),
      ],
    },
    // A post that imports packages may be in an external content folder without `node_modules`.
    resolve: { modules: ["node_modules", path.resolve("node_modules")] },
    // Cascade layers determine precedence, so the order of the style sheets does not matter.
    ignoreWarnings: [/Conflicting order/],
    plugins: [
      new LayersFirst(readLayers("src/styles/base.css")),
      // Gatsby's registration of the worker gives its address no parameters. No other module of Gatsby is replaced.
      plugins.normalModuleReplacement(/^\.\/register-service-worker$/, path.resolve("src/offline/register.ts")),
      plugins.define(browserConstants()),
      ...(stage.endsWith("-html") ? [plugins.define(renderConstants())] : []),
    ],
  });
}

/**
 * Gatsby's plugin for style sheets starts a compilation of its own for each sheet that is not in webpack's cache. The
 * hash of that compilation becomes part of the build's hash. The same code would then have another hash with the cache
 * than without: the next build would write all pages again, and open tabs would load their next page whole.
 */
function keepHashWithCache(config: WebpackConfig, plugins: CreateWebpackConfigArgs["plugins"]): void {
  const filename = "[name].[contenthash].css";
  const own = plugins.extractText({ filename, chunkFilename: filename, experimentalUseImportModule: true });
  config.plugins = config.plugins?.map((plugin) => (plugin.constructor === own.constructor ? own : plugin));
}

/** Gatsby would inline small fonts into the styles of each page, which the Content Security Policy blocks. */
function keepFontsInFiles({ module }: WebpackConfig): void {
  const fonts = module?.rules?.find(({ test }) => test?.test("x.woff2"));
  if (Array.isArray(fonts?.use)) for (const { options } of fonts.use) Object.assign(options ?? {}, { limit: false });
}

/**
 * A webpack plugin that puts the `@layer` statement at the start of each style sheet. The first mention of a layer
 * determines its order, and a bundle may begin with the styles of a lazily loaded chunk.
 */
class LayersFirst {
  constructor(private readonly statement: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // Runs after the minifier, which would keep only the last of two equal statements.
    const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    compiler.hooks.compilation.tap("LayersFirst", (compilation) => {
      compilation.hooks.processAssets.tap({ name: "LayersFirst", stage }, (assets) => {
        for (const name of Object.keys(assets).filter((file) => file.endsWith(".css"))) {
          compilation.updateAsset(name, (old) => new sources.ConcatSource(this.statement, "\n", old));
        }
      });
    });
  }
}
