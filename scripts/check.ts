import path from "node:path";
import { contentDir } from "../src/node/content/folder";
import { isError, listProblems } from "../src/node/content/problem";
import { loadSite } from "../src/node/content/site";
import { loadEnvironment } from "../src/node/environment";
import { findProblems, NOT_KEPT } from "../src/node/find-problems";
import { leaveCodePlain } from "../src/node/markdown/highlighter";
import { createCompilePool } from "../src/node/markdown/compile-pool";

const HIGHLIGHTER = path.resolve("src/node/markdown/highlighter.ts");
const COMPILER = path.resolve("src/node/markdown/compile-worker.ts");

/** The code of a thread, which has to read TypeScript too. */
const THREAD = `
  require("tsx/cjs");
  require(${JSON.stringify(HIGHLIGHTER)}).leaveCodePlain();
  require(${JSON.stringify(COMPILER)});
`;

/** Checks all content and settings without a build: one line for each problem, and exit 1 if one of them is an error. */
async function check(): Promise<void> {
  loadEnvironment();
  leaveCodePlain();
  loadSite(contentDir());
  const pool = createCompilePool(THREAD);
  const { content, problems } = await findProblems(contentDir(), { ...NOT_KEPT, compile: pool.compile });
  await pool.close();
  for (const line of listProblems(problems)) console.error(line);
  const errors = problems.filter(isError).length;
  const { posts, docs, pages, projects } = content;
  const counts = `${posts.length} posts, ${docs.length} docs, ${pages.length} pages, ${projects.length} projects`;
  console.log(`${counts}: ${errors} errors, ${problems.length - errors} warnings`);
  process.exitCode = errors > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
