/*
 * A program of this repository is written in TypeScript. It is compiled to one JavaScript file before Node runs it, with
 * the modules of packages that it imports: loaders that read TypeScript on the way make the packages run at half their
 * speed, Gatsby's own way takes three seconds, and to find each module of each package takes half a second.
 */

/** The folder of what has been compiled, below that of the site. It may be removed at any time. */
export const PROGRAM_FOLDER: string;

/**
 * Compiles a program to a file that stays as long as its code and the installed packages do, and gives its path. Rejects
 * with what does not compile.
 */
export function compileProgram(entry: string): Promise<string>;

/** Compiles a program and imports it, once in each process. Gives what it exports. Rejects with what does not compile. */
export function loadProgram(entry: string): Promise<Record<string, unknown>>;
