import path from "node:path";
import { fileURLToPath } from "node:url";
import { openCheckMemory } from "../src/node/check-memory";
import { contentDir } from "../src/node/content/folder";
import { isError, listProblems } from "../src/node/content/problem";
import { loadSite } from "../src/node/content/site";
import { loadEnvironment } from "../src/node/environment";
import { findProblems } from "../src/node/find-problems";
import { count } from "../src/shared/count";
import { leaveCodePlain } from "../src/node/markdown/highlighter";
import { createCompilePool } from "../src/node/markdown/compile-pool";
import { compileWorker } from "../src/node/markdown/worker-program";

const MEMORY = "node_modules/.cache/site-check.json";

/** Checks all content and settings without a build: one line for each problem, and exit 1 if one of them is an error. */
async function check(): Promise<void> {
  loadEnvironment();
  leaveCodePlain();
  loadSite(contentDir());
  const pool = createCompilePool({ program: compileWorker, plainCode: true });
  // This file holds the whole program when it runs: see run.mjs.
  const { save, ...memory } = openCheckMemory(MEMORY, [
    fileURLToPath(import.meta.url),
    path.resolve("package-lock.json"),
  ]);
  const { content, problems } = await findProblems(contentDir(), { ...memory, compile: pool.compile });
  await pool.close();
  save();
  for (const line of listProblems(problems)) console.error(line);
  const errors = problems.filter(isError).length;
  const { posts, docs, pages, projects } = content;
  const counts = `${count(posts.length, "post")}, ${count(docs.length, "doc")}, ${count(pages.length, "page")}, ${count(projects.length, "project")}`;
  console.log(`${counts}: ${count(errors, "error")}, ${count(problems.length - errors, "warning")}`);
  process.exitCode = errors > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
