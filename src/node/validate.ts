import os from "node:os";
import type { ParentSpanPluginArgs, Reporter } from "gatsby";
import { count } from "../shared/count";
import { contentDir } from "./content/folder";
import { isError, listProblems, type Problem } from "./content/problem";
import { beginFinding } from "./find-problems";
import { createCompilePool, type CompilePool } from "./markdown/compile-pool";
import { compileWorker } from "./markdown/worker-program";
import type { NodeReader, NodeTools } from "./nodes/create-node";
import { refreshPlaces, type TextReferences } from "./nodes/places";
import { showInBrowser } from "./overlay";

type Tools = Pick<ParentSpanPluginArgs, "reporter" | "cache" | "createContentDigest">;

let checked: Promise<TextReferences> = Promise.resolve(new Map());

/** What texts point to, as far as they have been compiled. */
let known: TextReferences = new Map();

let pool: CompilePool | undefined;

/** Compiles texts here too, for whoever waits for the check and has nothing else to do. */
export const helpChecking = (): void => pool?.help();

/**
 * Resolves to what texts point to when the check that `validateContent` has begun has ended, with all texts in the cache.
 */
export const contentChecked = (): Promise<TextReferences> => checked;

/** What texts that are modules point to: they are checked before anything else is done. */
export const referencesOfModules = (): TextReferences => known;

/**
 * Checks all content and lists every problem once. While developing, errors are shown, in the browser too. A production
 * build stops with them: at once with those of files; those of texts are found while other parts of the build run, since
 * compiling many texts takes long and a second core has nothing else to do. What is compiled stays in the cache for the
 * pages.
 */
export async function validateContent(tools: Tools): Promise<void> {
  if (process.env.NODE_ENV !== "production") return void (await check(tools));
  const { problems, all, references } = await begin(tools);
  known = references;
  checked = all.then((every) => {
    stopForErrors(every, tools);
    return references;
  });
  // Whoever waits for the check is told what went wrong with it.
  checked.catch(() => undefined);
  if (problems.some(isError)) await checked;
}

/**
 * While developing: checks the content again after a change, says what is new and when all is well, and sees that texts
 * show what they point to as it is now.
 */
export async function validateChange(tools: Tools & NodeTools & NodeReader): Promise<void> {
  if (process.env.NODE_ENV !== "production") await refreshPlaces(tools, await check(tools));
}

async function check(tools: Tools): Promise<TextReferences> {
  const { all, references } = await begin(tools);
  const problems = await all;
  print(listProblems(problems), tools.reporter);
  await showInBrowser(problems.filter(isError));
  return references;
}

function stopForErrors(problems: readonly Problem[], { reporter }: Tools): void {
  print(listProblems(problems), reporter);
  const errors = problems.filter(isError).length;
  if (errors === 0) return;
  reporter.panicOnBuild(
    `The content has ${count(errors, "error")}; nothing was built. Mend what is listed above, then build again.`,
  );
}

let shown = new Set<string>();

/**
 * Of a build: the bundles that are made meanwhile need a core too. Even one text that has changed is compiled on a thread:
 * nothing waits for it until queries are run.
 */
const BESIDE_OTHERS = { size: os.availableParallelism() - 1, textsBeforeThreads: 0 };

async function begin({ reporter, cache, createContentDigest: digest }: Tools) {
  const isBuild = process.env.NODE_ENV === "production";
  const own = createCompilePool({ program: compileWorker, ...(isBuild && BESIDE_OTHERS) });
  pool = own;
  let compiled = 0;
  const compile: CompilePool["compile"] = (text) => {
    compiled += 1;
    return own.compile(text);
  };
  const { problems, all, references } = await beginFinding(contentDir(), { cache, digest, compile });
  const tell = () => {
    if (isBuild) reporter.info(`Texts compiled: ${compiled}`);
    return own.close();
  };
  return { problems, all: all.finally(tell), references };
}

/** `reporter.log` breaks no line and adds no stack, so that places can be searched for and clicked. */
function print(lines: readonly string[], reporter: Reporter): void {
  for (const line of lines) if (!shown.has(line)) reporter.log(line);
  if (shown.size > 0 && lines.length === 0) reporter.log("The content has no problems any more.");
  shown = new Set(lines);
}
