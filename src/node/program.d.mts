/*
 * A program of this repository is written in TypeScript. It is compiled to one JavaScript file, which names its
 * packages, before Node runs it: loaders that read TypeScript on the way make the packages run at half their speed, and
 * Gatsby's own way takes three seconds.
 */

/** Compiles a program to a file that stays as long as packages are installed, and gives its path. Rejects with what does not compile. */
export function compileProgram(entry: string): Promise<string>;

/** Compiles a program and imports it. Gives what it exports. Rejects with what does not compile. */
export function loadProgram(entry: string): Promise<Record<string, unknown>>;
