import { compilerOf } from "../src/gatsby/check/site-context";
import { leaveCodePlain } from "../src/markdown/code/highlighter";

leaveCodePlain();

/** The entry point of a thread of `npm run check`: compiles one text of a content folder. */
export default ({ contentDir, file, text }: { contentDir: string; file: string; text: string }) =>
  compilerOf(contentDir)(file, text);
