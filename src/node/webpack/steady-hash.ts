import type { Compilation, Compiler } from "webpack";

const NAME = "SteadyHash";

/**
 * Keeps the hash of the whole bundle, which stands in each page, the same for the same code. Webpack mixes into it the
 * compilations with which style sheets are read, and there are none of those when they come from the cache: the first
 * edit after a cold build would change all pages, here and in each browser that keeps them.
 */
export class SteadyHash {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap(NAME, (compilation) => {
      let children: Compilation[] = [];
      compilation.hooks.beforeHash.tap(NAME, () => {
        children = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap(NAME, () => {
        compilation.children = children;
        children = [];
      });
    });
  }
}
