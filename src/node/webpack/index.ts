import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { BUNDLE_HASH_LENGTH } from "../../shared/bundle-names";
import { STATS } from "../outputs/offline/site-code";
import { textsRead } from "../outputs/published";
import { reloadBrowsers } from "../overlay";
import { keepWhilePackagesStay, type Cached } from "./bundle-cache";
import { browserConstants, renderConstants } from "./constants";
import { BROWSER_ENTRY, replaceGatsbyParts } from "./gatsby-parts";
import { DependOnPlaces } from "./depend-on-places";
import { KeepBundle } from "./keep-bundle";
import { LayersFirst, readLayers } from "./layers-first";
import { minifyForModernBrowsers, type Optimized } from "./minifier";
import { OneAtATime } from "./one-at-a-time";
import { ReleaseCompilation } from "./release-compilation";
import { ReloadChangedPages, type PageCode } from "./reload-changed-pages";
import { splitStyles, type Split } from "./split-styles";
import { forgetEnvironment, type Defining } from "./steady-environment";
import { SteadyHash } from "./steady-hash";
import { adjustStyleSheets, type Styled } from "./style-sheets";
import { transpileFast, type Transpiled } from "./transpiler";
import { WaitAfter } from "./wait-after";

/** What bundles were made of, below Gatsby's cache, which is emptied together with what Gatsby knows of them. */
const KEPT_BUNDLES = path.resolve(".cache/kept-bundles");

/** What Gatsby writes beside the scripts for browsers. */
const BESIDE_SCRIPTS = [STATS, "chunk-map.json", "_gatsby/slices/_gatsby-scripts-1.html"];

/** Gatsby's configuration of the bundler, with what this site wants otherwise. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, getNodesByType, plugins, stage } = args;
  const config = getConfig() as Styled &
    Split &
    Optimized &
    Transpiled &
    Cached &
    Defining & {
      entry?: object;
      output?: object;
      ignoreWarnings?: (() => boolean)[];
      resolve?: { modules?: string[] };
    };
  adjustStyleSheets(config);
  keepWhilePackagesStay(config);
  if (stage.startsWith("build")) transpileFast(config);
  if (stage === "build-javascript") {
    minifyForModernBrowsers(config);
    splitStyles(config);
    config.entry = { ...config.entry, app: BROWSER_ENTRY };
    config.output = { ...config.output, hashDigestLength: BUNDLE_HASH_LENGTH };
  }
  if (stage.endsWith("-html")) forgetEnvironment(config);
  // Gatsby passes over them; a bundle that has some would be made each time.
  if (stage === "build-html") config.ignoreWarnings = [() => true];
  // A post that is a module may lie in a content folder outside of this one, where no packages are.
  config.resolve = {
    ...config.resolve,
    modules: [...(config.resolve?.modules ?? ["node_modules"]), path.resolve("node_modules")],
  };
  const pages = () => getNodesByType("SitePage") as unknown as PageCode[];
  actions.replaceWebpackConfig(config);
  actions.setWebpackConfig({
    plugins: [
      new LayersFirst(readLayers("src/styles/index.css")),
      new SteadyHash(),
      plugins.define(browserConstants()),
      ...(stage.startsWith("build") ? pluginsOfBuild(stage) : []),
      ...(stage === "develop" ? [new ReloadChangedPages(pages, reloadBrowsers), { apply: forgetBundles }] : []),
      ...(stage === "build-javascript" ? replaceGatsbyParts(plugins) : []),
      ...(stage.endsWith("-html") ? [plugins.define(renderConstants())] : []),
      ...(stage === "build-html" ? [new WaitAfter(textsRead)] : []),
    ],
  });
}

const pluginsOfBuild = (stage: string) => [
  new ReleaseCompilation(),
  new DependOnPlaces(),
  keepBundle(stage),
  new OneAtATime(),
];

const keepBundle = (stage: string): KeepBundle =>
  new KeepBundle(path.join(KEPT_BUNDLES, `${stage}.json`), stage === "build-javascript" ? BESIDE_SCRIPTS : []);

/** What Gatsby knows of the queries in components is what the last bundle has told it, and that is another one now. */
const forgetBundles = (): void => fs.rmSync(KEPT_BUNDLES, { recursive: true, force: true });
