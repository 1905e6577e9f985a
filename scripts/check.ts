import { contentDir } from "../src/node/content/folder";
import { formatProblem, isError } from "../src/node/content/problem";
import { loadSite } from "../src/node/content/site";
import { loadEnvironment } from "../src/node/environment";
import { findProblems } from "../src/node/find-problems";

/** Checks all content and settings without a build: one line for each problem, and exit 1 if one of them is an error. */
async function check(): Promise<void> {
  loadEnvironment();
  loadSite(contentDir());
  const { content, problems } = await findProblems(contentDir());
  for (const problem of problems) console.error(formatProblem(problem));
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
