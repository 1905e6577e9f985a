import { compileProgram } from "../program.mjs";

/** The program of a thread that compiles texts. */
export const compileWorker = (): Promise<string> => compileProgram("src/node/markdown/compile-worker.ts");
