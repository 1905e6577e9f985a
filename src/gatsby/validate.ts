import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { count } from "../shared/count";
import { findMistypedLines } from "../content/environment";
import { contentDir } from "../content/folder";
import { compileMarkdown } from "../markdown/compile";
import { listProblems } from "../shared/list-problems";
import { isError, type Problem } from "../shared/problem";
import { withThreads } from "../shared/threads";
import { inProduction } from "../shared/visibility";
import { findProblems } from "./check/find-problems";
import { codeCache } from "./code-digest";
import type { NodeArgs } from "./nodes/create-node";
import { updateLinkTargets, type TextReferences } from "./nodes/link-targets";

type Tools = Pick<ParentSpanPluginArgs, "reporter" | "cache">;

/** The references of each text, as of the last check. */
let references: TextReferences = new Map();

/**
 * Checks all content and lists each problem once. A production build stops at errors before it writes anything.
 * Compiled texts are cached for the pages.
 */
export async function validateContent(tools: Tools): Promise<void> {
  const problems = await check(tools);
  const errors = problems.filter(isError).length;
  if (!inProduction() || errors === 0) return;
  tools.reporter.panicOnBuild(
    `The content has ${count(errors, "error")}; nothing was built. Fix what is listed above, then build again.`,
  );
}

/**
 * Updates texts whose link targets have changed, and returns the references of each text. During development, it first
 * checks the content again and prints new problems, or that there are none left.
 */
export async function validateChange(tools: Tools & NodeArgs): Promise<TextReferences> {
  if (!inProduction()) await check(tools);
  await updateLinkTargets(tools, references);
  return references;
}

async function check({ reporter, cache }: Tools): Promise<Problem[]> {
  const found = await withThreads("src/markdown/compile.ts", "compileMarkdown", compileMarkdown, (run) =>
    findProblems(contentDir(), { production: inProduction(), cache: codeCache(cache), compile: run }),
  );
  references = found.references;
  const problems = [...found.problems, ...findMistypedLines()];
  print(listProblems(problems, { color: process.stdout.isTTY && process.stdout.hasColors() }), reporter);
  return problems;
}

let shown = new Set<string>();

/**
 * Prints new lines. `reporter.log` does not wrap lines or add a stack, so that positions can be searched and clicked.
 */
function print(lines: readonly string[], reporter: Reporter): void {
  for (const line of lines) if (!shown.has(line)) reporter.log(line);
  if (shown.size > 0 && lines.length === 0) reporter.log("The content has no problems any more.");
  shown = new Set(lines);
}
