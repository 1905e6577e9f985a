/** Runs a program written in TypeScript: `node scripts/run.mjs scripts/check.ts`. */
import path from "node:path";
import { loadProgram } from "../src/node/program.mjs";

const entry = process.argv[2];
process.argv.splice(1, 2, path.resolve(entry));
await loadProgram(entry);
