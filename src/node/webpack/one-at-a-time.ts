import type { Compiler } from "webpack";

let open: Compiler | undefined;

/**
 * Closes the compiler of the bundle before when one begins. Gatsby closes that for browsers only when all bundles are
 * made, so that the next one would be made, and wait for texts, with everything of it in memory.
 */
export class OneAtATime {
  apply(compiler: Compiler): void {
    const run = compiler.run.bind(compiler);
    compiler.run = (callback) => {
      const before = open;
      open = compiler;
      if (before) before.close((error) => (error ? callback(error) : run(callback)));
      else run(callback);
    };
  }
}
