interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: { options?: { limit?: number | false } }[];
}

export interface Styled {
  plugins?: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[];
  module?: { rules?: Rule[] };
}

/** A style sheet asked for as `./x.css?url` is a file of its own, for what only some visitors load. */
const STYLE_SHEET_FILE = {
  test: /\.css$/,
  resourceQuery: /^\?url$/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
};

/** The cascade layers decide which style wins, and `order-styles.ts` among the sheets: warnings would say nothing. */
export function adjustStyleSheets(config: Styled): void {
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) plugin.options.ignoreOrder = true;
  }
  const styles = config.module?.rules?.find(({ oneOf }) => oneOf?.some(({ test }) => test?.test("x.css")));
  styles?.oneOf?.unshift(STYLE_SHEET_FILE);
  // A small font would stand in the styles of each page, where the policy forbids it.
  const fonts = config.module?.rules?.find(({ test }) => test?.test("x.woff2"));
  for (const { options } of fonts?.use ?? []) if (options) options.limit = false;
}
