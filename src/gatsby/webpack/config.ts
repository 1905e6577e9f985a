export type Loader = { loader: string; options?: object };

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
