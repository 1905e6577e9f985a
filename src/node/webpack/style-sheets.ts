interface Rule {
  test?: RegExp;
  oneOf?: Rule[];
  use?: { options?: { limit?: number | false } }[];
}

interface ExtractorOptions {
  ignoreOrder?: boolean;
  filename?: string;
  chunkFilename?: string;
}

export interface Styled {
  plugins?: { constructor: { name: string }; options?: ExtractorOptions }[];
  module?: { rules?: Rule[] };
}

/**
 * A style sheet asked for as `./x.css?url` is a file of its own, for what only some visitors load. Each compilation has a
 * rule of its own: webpack keeps what it made from a rule, and so the compilation, as long as there is the rule.
 */
const styleSheetFile = (): Rule & Record<string, unknown> => ({
  test: /\.css$/,
  resourceQuery: /^\?url$/,
  type: "asset/resource",
  generator: { filename: "static/[name]-[contenthash][ext]" },
});

/** The settings of what takes styles out of the code and puts them into files. */
export const extractorOptions = ({ plugins = [] }: Pick<Styled, "plugins">): ExtractorOptions[] =>
  plugins.flatMap(({ constructor, options }) =>
    constructor.name === "MiniCssExtractPlugin" && options ? [options] : [],
  );

/** The cascade layers decide which style wins, and `order-styles.ts` among the sheets: warnings would say nothing. */
export function adjustStyleSheets(config: Styled): void {
  for (const options of extractorOptions(config)) options.ignoreOrder = true;
  const styles = config.module?.rules?.find(({ oneOf }) => oneOf?.some(({ test }) => test?.test("x.css")));
  styles?.oneOf?.unshift(styleSheetFile());
  // A small font would stand in the styles of each page, where the policy forbids it.
  const fonts = config.module?.rules?.find(({ test }) => test?.test("x.woff2"));
  for (const { options } of fonts?.use ?? []) if (options) options.limit = false;
}
