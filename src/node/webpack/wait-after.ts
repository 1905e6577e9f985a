import type { Compiler } from "webpack";

/**
 * Ends a bundle only when something else has ended too. Once the code that renders pages is bundled, Gatsby runs the
 * queries of all pages, which need what others have been at work on. Stands behind `KeepBundle`, whose bundles end too.
 */
export class WaitAfter {
  constructor(private readonly work: () => Promise<unknown>) {}

  apply(compiler: Compiler): void {
    const run = compiler.run.bind(compiler);
    compiler.run = (callback) =>
      run((error, stats) => {
        this.work().then(() => callback(error, stats), callback);
      });
  }
}
