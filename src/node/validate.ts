import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { contentDir } from "./content/folder";
import { isError, listProblems, type Problem } from "./content/problem";
import { findProblems } from "./find-problems";
import { createCompilePool } from "./markdown/compile-pool";
import { compileWorker } from "./markdown/worker-program";
import { showInBrowser } from "./overlay";

type Tools = Pick<ParentSpanPluginArgs, "reporter" | "cache" | "createContentDigest">;

/**
 * Checks all content before anything is made of it and lists every problem once. Errors stop a production build; while
 * developing they are shown, in the browser too. What is compiled for it stays in the cache for the pages.
 */
export async function validateContent(tools: Tools): Promise<void> {
  const errors = (await report(tools)).filter(isError).length;
  if (errors > 0) {
    const noun = errors === 1 ? "1 error" : `${errors} errors`;
    tools.reporter.panicOnBuild(
      `The content has ${noun}; nothing was built. Mend what is listed above, then build again.`,
    );
  }
}

/** While developing: checks the content again after a change, and says what is new and when all is well. */
export async function validateChange(tools: Tools): Promise<void> {
  if (process.env.NODE_ENV !== "production") await report(tools);
}

let shown = new Set<string>();

async function report({ reporter, cache, createContentDigest }: Tools): Promise<Problem[]> {
  const pool = createCompilePool({ program: compileWorker });
  let compiled = 0;
  const compile: typeof pool.compile = (text) => {
    compiled += 1;
    return pool.compile(text);
  };
  const { problems } = await findProblems(contentDir(), { cache, digest: createContentDigest, compile }).finally(
    pool.close,
  );
  if (process.env.NODE_ENV === "production") reporter.info(`Texts compiled: ${compiled}`);
  print(listProblems(problems), reporter);
  if (process.env.NODE_ENV !== "production") await showInBrowser(problems.filter(isError));
  return problems;
}

/** `reporter.log` breaks no line and adds no stack, so that places can be searched for and clicked. */
function print(lines: readonly string[], reporter: Reporter): void {
  for (const line of lines) if (!shown.has(line)) reporter.log(line);
  if (shown.size > 0 && lines.length === 0) reporter.log("The content has no problems any more.");
  shown = new Set(lines);
}
