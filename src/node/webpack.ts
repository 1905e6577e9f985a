import type { CreateWebpackConfigArgs } from "gatsby";

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/** The cascade layers decide which style wins, not the order of the files: its warnings would say nothing. */
export function configureWebpack({ actions, getConfig }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins?: StylePlugin[] };
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
}
