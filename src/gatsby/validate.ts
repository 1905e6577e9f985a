import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { count } from "../shared/count";
import { findMistypedLines } from "../content/environment";
import { contentDir } from "../content/folder";
import { replaceTexts, type Content, type Text } from "../content/content";
import { lastGood } from "../content/parse-once";
import { compileMarkdown } from "../markdown/compile";
import { listProblems } from "../shared/list-problems";
import { isError } from "../shared/problem";
import { withThreads } from "../shared/threads";
import { inProduction } from "../shared/visibility";
import { findProblems } from "./check/find-problems";
import { codeCache } from "./code-digest";

/**
 * Checks all content, and returns what pages show of it. Prints each new problem once, or that there are none left. A
 * production build stops at errors before it writes anything. Compiled texts are cached for the pages.
 */
export async function validateContent({
  reporter,
  cache,
}: Pick<ParentSpanPluginArgs, "reporter" | "cache">): Promise<Content> {
  const found = await withThreads("src/markdown/compile.ts", "compileMarkdown", compileMarkdown, (run) =>
    findProblems(contentDir(), { production: inProduction(), cache: codeCache(cache), compile: run }),
  );
  const problems = [...found.problems, ...findMistypedLines()];
  print(listProblems(problems, { color: process.stdout.isTTY && process.stdout.hasColors() }), reporter);
  const errors = problems.filter(isError).length;
  if (inProduction() && errors > 0) {
    reporter.panicOnBuild(
      `The content has ${count(errors, "error")}; nothing was built. Fix what is listed above, then build again.`,
    );
  }
  return shownContent(found.content);
}

const orLastGood = lastGood<Text>();

/** During development, a text with an error is shown as it last was, if it was shown before. */
export const shownContent = (content: Content): Content => ({
  ...replaceTexts(content, (text) => orLastGood(text.file.path, text.refused ? undefined : text) ?? []),
  hasResume: content.resume !== undefined,
});

let shownLines = new Set<string>();

/**
 * Prints new lines. `reporter.log` does not wrap lines or add a stack, so that positions can be searched and clicked.
 */
function print(lines: readonly string[], reporter: Reporter): void {
  for (const line of lines) if (!shownLines.has(line)) reporter.log(line);
  if (shownLines.size > 0 && lines.length === 0) reporter.log("The content has no problems any more.");
  shownLines = new Set(lines);
}
