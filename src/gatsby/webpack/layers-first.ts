import type { Compiler } from "webpack";

/**
 * A webpack plugin that puts the declaration of the cascade layers at the beginning of each style sheet. The first mention
 * of a layer decides its order, and the styles of a chunk that is loaded later may come first in the bundle.
 */
export class LayersFirst {
  constructor(private readonly statement: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // After the minifier, which would keep only the last of two equal statements.
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
