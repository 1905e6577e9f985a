import { contentDir } from "../src/content/folder";
import { isError, listProblems } from "../src/shared/problem";
import { loadSite } from "../src/content/site";
import { loadEnvironment } from "../src/content/environment";
import { findProblems } from "../src/gatsby/check/find-problems";
import { count } from "../src/shared/count";
import { leaveCodePlain } from "../src/markdown/highlighter";
import { noOption, readArguments } from "./arguments";
import { chooseFiles } from "./chosen-files";

const USAGE = `Usage:
  npm run check                                  all content and settings
  npm run check -- content/blog/hello.md …       what is wrong with these files and folders`;

/**
 * Checks all content and settings without a build: one line for each problem, and exit 1 if one of them is an error.
 * With paths all is read too, since texts depend on each other, and only what is wrong with these is told.
 */
async function check(): Promise<void> {
  const { words, asksForHelp, unknown } = readArguments(process.argv.slice(2));
  if (asksForHelp) return console.log(USAGE);
  if (unknown !== undefined) throw new Error(`${noOption(unknown)}\n${USAGE}`);
  loadEnvironment();
  const chosen = chooseFiles(words, contentDir(), process.cwd(), process.env.INIT_CWD);
  leaveCodePlain();
  loadSite(contentDir());
  const { content, problems: all } = await findProblems(contentDir());
  const problems = [...chosen.problems, ...all.filter(chosen.isChosen)];
  for (const line of listProblems(problems)) console.error(line);
  const errors = problems.filter(isError).length;
  const { posts, docs, pages, projects } = content;
  const counts = `${count(posts.length, "post")}, ${count(docs.length, "doc")}, ${count(pages.length, "page")}, ${count(projects.length, "project")}`;
  console.log(
    `${words.length > 0 ? words.join(", ") : counts}: ${count(errors, "error")}, ${count(problems.length - errors, "warning")}`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

check().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
