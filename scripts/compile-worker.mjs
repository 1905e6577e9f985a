import { createRequire } from "node:module";
import { register } from "tsx/cjs/api";

register(); // A thread does not inherit the loader of TypeScript from its process.
const require = createRequire(import.meta.url);
const { compilerOf } = require("../src/gatsby/check/site-context.ts");
const { leaveCodePlain } = require("../src/markdown/code/highlighter.ts");

leaveCodePlain();

/** The entry point of a thread of `npm run check`: compiles one text of a content folder. */
export default ({ contentDir, file, text }) => compilerOf(contentDir)(file, text);
