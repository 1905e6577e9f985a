import fs from "node:fs";
import { EsbuildPlugin } from "esbuild-loader";
import TerserPlugin from "terser-webpack-plugin";

type Loader = { loader: string; options?: object };

interface Rule {
  test?: RegExp;
  include?: (file: string) => boolean;
  exclude?: (file: string) => boolean;
  use?: ((asked: { resource: string }) => Loader[]) | Loader[];
}

/** The part of webpack's configuration that this site changes. */
export interface WebpackConfig {
  cache?: false | { version?: string };
  devtool?: "hidden-source-map";
  module?: { rules?: Rule[] };
  optimization?: { minimizer?: object[]; mangleExports?: "size" };
  output?: { chunkFilename?: string; hashDigestLength?: number; clean?: { keep(asset: string): boolean } };
  plugins?: object[];
  target?: string[];
}

/** The syntax that all browsers of visitors must know. */
export const TARGET = "es2020";

/**
 * Whether esbuild may compile a file in TypeScript or JSX. Gatsby's Babel has to remove code from pages, templates and
 * files with queries.
 */
const isForEsbuild = (file: string): boolean =>
  /\.(?:tsx?|jsx)$/.test(file) &&
  !/[\\/]src[\\/](pages|templates)[\\/]/.test(file) &&
  !fs.readFileSync(file, "utf8").includes("graphql`");

/** JSX needs `React`, which components in the content folder may not import. */
const lacksReact = (file: string): boolean =>
  file.endsWith("x") && !/^\uFEFF?import\s+(?:\*\s+as\s+)?React\b/m.test(fs.readFileSync(file, "utf8"));

/** A function that pages contain as text, which no minifier sees. */
const INLINE_SCRIPT = /[\\/]src[\\/]browser[\\/]boot-script\.ts$/;

const transpile = (file: string): Loader => ({
  loader: "esbuild-loader",
  options: {
    target: TARGET,
    jsx: "transform",
    minify: INLINE_SCRIPT.test(file),
    ...(lacksReact(file) && { banner: 'import React from "react";' }),
  },
});

/** Compiles TypeScript and JSX with esbuild, except for files that Gatsby's Babel has to change. */
export function transpileWithEsbuild({ module }: WebpackConfig): void {
  const rules = module?.rules ?? [];
  for (const rule of rules) if (rule.test?.test("x.tsx")) rule.exclude = isForEsbuild;
  rules.push({ include: isForEsbuild, use: ({ resource }) => [transpile(resource)] });
}

/**
 * SWC instead of Terser, which takes thirteen times as long, and esbuild instead of cssnano, whose output is 0.4 KB
 * larger. A third pass of SWC makes scripts smaller.
 */
export const minimizers = (): object[] => [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { ecma: 2020, compress: { ecma: 2020, passes: 3 }, format: { comments: false }, mangle: true },
  }),
  new EsbuildPlugin({ include: /\.css$/, css: true, target: TARGET }),
];
