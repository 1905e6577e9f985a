import type { Compiler } from "webpack";

/**
 * Ends a bundle only when something else has ended too. Once the code that renders pages is bundled, Gatsby runs the
 * queries of all pages, which need what others have been at work on. Stands behind `ReleaseCompilation`: while it waits,
 * nothing of the bundle is in memory.
 */
export class WaitAfter {
  constructor(private readonly work: () => Promise<unknown>) {}

  apply(compiler: Compiler): void {
    const close = compiler.close.bind(compiler);
    compiler.close = (callback) =>
      close((error) => {
        this.work().then(() => callback(error), callback);
      });
  }
}
