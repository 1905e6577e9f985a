import { leaveCodePlain } from "../src/markdown/code/highlighter";

leaveCodePlain();

/** What a thread of `npm run check` runs. */
export { compileMarkdown } from "../src/markdown/compile";
