import type { Compilation, Compiler } from "webpack";

const NAME = "ReleaseCompilation";

/** A bundle that comes from the cache leaves little behind. */
const MANY_MODULES = 100;

/**
 * Lets go of what a bundle was made of, some 60 MB, once its compiler is closed. Gatsby keeps what webpack says of a
 * bundle, and its plugin for virtual modules the compiler, until the end of the build. After a large bundle the memory is
 * freed at once if Node lets us (`--expose-gc`): what comes next, the pages, needs some.
 */
export class ReleaseCompilation {
  apply({ hooks }: Compiler): void {
    let made: Compilation | undefined;
    let modules = 0;
    hooks.thisCompilation.tap(NAME, (compilation) => {
      made = compilation;
      compilation.hooks.succeedModule.tap(NAME, () => void (modules += 1));
    });
    hooks.shutdown.tap(NAME, () => {
      if (made) empty(made);
      made = undefined;
      if (modules > MANY_MODULES) globalThis.gc?.();
    });
  }
}

/** Leaves what Gatsby and webpack's logger may still ask for. */
function empty(compilation: Compilation): void {
  const { hash, errors, warnings, logging, hooks } = compilation;
  for (const name of Object.keys(compilation)) Reflect.set(compilation, name, undefined);
  Object.assign(compilation, { hash, errors, warnings, logging, hooks: { log: hooks.log } });
}
