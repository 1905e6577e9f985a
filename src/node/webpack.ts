import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface StylePlugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean };
}

/**
 * The cascade layers decide which style wins, not the order of the files: the warnings of that would say nothing.
 * Gatsby puts the style sheet into each page, but renders the pages anew only when the code that renders them has
 * changed; so that code is given a digest of the styles.
 */
export function configureWebpack({ actions, getConfig, plugins, stage }: CreateWebpackConfigArgs): void {
  const config = getConfig() as { plugins?: StylePlugin[] };
  for (const plugin of config.plugins ?? []) {
    if (plugin.constructor.name === "MiniCssExtractPlugin" && plugin.options) plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);
  if (!stage.endsWith("-html")) return;
  actions.setWebpackConfig({ plugins: [plugins.define({ __STYLES_DIGEST__: JSON.stringify(digestStyles("src")) })] });
}

/** A digest of all style sheets below a folder. */
export function digestStyles(folder: string): string {
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 8);
}
