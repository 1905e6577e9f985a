import type { Compilation, Compiler } from "webpack";
import { holdEsbuild } from "../esbuild-process.mjs";

const NAME = "ReleaseCompilation";

/** A bundle that comes from the cache leaves little behind. */
const MANY_MODULES = 100;

interface Made {
  compilation: Compilation;
  /** How many modules were made, not taken from the cache. */
  modules: number;
  releaseEsbuild: () => Promise<void>;
}

/**
 * Lets go of what a bundle was made of, some 60 MB, once its compiler is closed, and of esbuild's process, which is held
 * until then for what transpiles and minifies. Gatsby keeps what webpack says of a bundle, and its plugin for virtual
 * modules the compiler, until the end of the build. After a large bundle the memory is freed at once if Node lets us
 * (`--expose-gc`): what comes next, the pages, needs some.
 */
export class ReleaseCompilation {
  apply(compiler: Compiler): void {
    const close = compiler.close.bind(compiler);
    let made: Made | undefined;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const bundle: Made = { compilation, modules: 0, releaseEsbuild: made?.releaseEsbuild ?? holdEsbuild() };
      made = bundle;
      compilation.hooks.succeedModule.tap(NAME, () => void (bundle.modules += 1));
    });
    compiler.close = (callback) =>
      close((error) => {
        if (made) release(made);
        made = undefined;
        callback(error);
      });
  }
}

function release({ compilation, modules, releaseEsbuild }: Made): void {
  empty(compilation);
  if (modules > MANY_MODULES) globalThis.gc?.();
  void releaseEsbuild();
}

/** Leaves what Gatsby and webpack's logger may still ask for. */
function empty(compilation: Compilation): void {
  const { hash, errors, warnings, logging, hooks } = compilation;
  for (const name of Object.keys(compilation)) Reflect.set(compilation, name, undefined);
  Object.assign(compilation, { hash, errors, warnings, logging, hooks: { log: hooks.log } });
}
