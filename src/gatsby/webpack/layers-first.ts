import fs from "node:fs";
import type { Compiler } from "webpack";

/** The statement that names the cascade layers. */
export function readLayers(file: string): string {
  const statement = /@layer [^;{]+;/.exec(fs.readFileSync(file, "utf8"))?.[0];
  if (!statement)
    throw new Error(`${file} has no statement that names the cascade layers, such as "@layer base, print;".`);
  return statement;
}

/**
 * Begins each bundled style sheet with the names of the layers: the first mention of a layer gives it its place, and
 * a chunk that is loaded later may come first in the bundle.
 */
export class LayersFirst {
  constructor(private readonly statement: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    // After the minifier, which keeps the last of two equal statements.
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
