import { loadProgram } from "./src/node/program.mjs";

/** Gatsby's settings are in `src/node/config.ts`. */
export default (await loadProgram("src/node/gatsby.ts")).settings;
