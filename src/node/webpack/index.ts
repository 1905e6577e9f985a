import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { textsRead } from "../outputs/published";
import { reloadBrowsers } from "../overlay";
import { keepWhilePackagesStay, type Cached } from "./bundle-cache";
import { browserConstants, renderConstants } from "./constants";
import { BROWSER_ENTRY, replaceGatsbyParts } from "./gatsby-parts";
import { LayersFirst, readLayers } from "./layers-first";
import { minifyForModernBrowsers, type Optimized } from "./minifier";
import { ReleaseCompilation } from "./release-compilation";
import { ReloadChangedPages, type PageCode } from "./reload-changed-pages";
import { splitStyles, type Split } from "./split-styles";
import { forgetEnvironment, type Defining } from "./steady-environment";
import { SteadyHash } from "./steady-hash";
import { adjustStyleSheets, type Styled } from "./style-sheets";
import { transpileFast, type Transpiled } from "./transpiler";
import { WaitAfter } from "./wait-after";

/** Gatsby's configuration of the bundler, with what this site wants otherwise. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { actions, getConfig, getNodesByType, plugins, stage } = args;
  const config = getConfig() as Styled &
    Split &
    Optimized &
    Transpiled &
    Cached &
    Defining & { entry?: object; resolve?: { modules?: string[] } };
  adjustStyleSheets(config);
  keepWhilePackagesStay(config);
  if (stage.startsWith("build")) transpileFast(config);
  if (stage === "build-javascript") {
    minifyForModernBrowsers(config);
    splitStyles(config);
    config.entry = { ...config.entry, app: BROWSER_ENTRY };
  }
  if (stage.endsWith("-html")) forgetEnvironment(config);
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
      ...(stage.startsWith("build") ? [new ReleaseCompilation()] : []),
      ...(stage === "develop" ? [new ReloadChangedPages(pages, reloadBrowsers)] : []),
      ...(stage === "build-javascript" ? replaceGatsbyParts(plugins) : []),
      ...(stage.endsWith("-html") ? [plugins.define(renderConstants())] : []),
      ...(stage === "build-html" ? [new WaitAfter(textsRead)] : []),
    ],
  });
}
