import { contentDir } from "../src/node/content/folder";
import { loadSite } from "../src/node/content/site";
import { loadEnvironment } from "../src/node/environment";
import { formatProblem, isError } from "../src/node/content/problem";
import { readContent } from "../src/node/content/read-content";

/** Checks all content and settings without a build: exit 1 and one line for each problem. */
async function check(): Promise<void> {
  loadEnvironment();
  loadSite(contentDir());
  const { problems, posts, docs, pages, projects } = await readContent(contentDir());
  for (const problem of problems) console.error(formatProblem(problem));
  const errors = problems.filter(isError).length;
  const counts = `${posts.length} posts, ${docs.length} docs, ${pages.length} pages, ${projects.length} projects`;
  console.log(`${counts}: ${errors} errors, ${problems.length - errors} warnings`);
  process.exitCode = errors > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
