import fs from "node:fs";
import path from "node:path";
import { isAccepted, KINDS, TEXT_TYPES } from "../src/content/content";
import { findMistypedLines } from "../src/content/environment";
import { contentDir } from "../src/content/folder";
import { isFolder } from "../src/shared/files";
import { listProblems } from "../src/shared/list-problems";
import { isError, sortProblems } from "../src/shared/problem";
import { findProblems } from "../src/gatsby/check/find-problems";
import { findSampleRemains } from "../src/gatsby/check/sample-remains";
import { count } from "../src/shared/count";
import { leaveCodePlain } from "../src/markdown/code/highlighter";
import { compileMarkdown } from "../src/markdown/compile";
import { withThreads } from "../src/shared/threads";
import { readArguments, runCommand } from "./command";
import { chooseFiles } from "./chosen-files";

const USAGE = `Usage:
  npm run check                                  all content and settings
  npm run check -- content/blog/hello.md …       what is wrong with these files and folders
  npm run check -- --all                         every warning on a line of its own, however many there are`;

/** Where files may name the owner besides the content; pictures do in their metadata. */
const OTHER_PLACES = ["LICENSE", "static/icon.svg", "static/icons", "static/screenshots"];

const filesAt = (place: string): string[] =>
  isFolder(place) ? fs.readdirSync(place).map((name) => path.resolve(place, name)) : [path.resolve(place)];

/**
 * Checks all content and settings without a build. Prints one line for each problem and exits with 1 if there is an
 * error. With paths, it still reads everything, because texts depend on each other, but reports only the problems of
 * those files.
 */
async function check(): Promise<void> {
  const { words, asksForHelp, options } = readArguments(process.argv.slice(2), USAGE, ["--all"]);
  if (asksForHelp) return console.log(USAGE);
  const chosen = chooseFiles(words, contentDir(), process.cwd(), process.env.INIT_CWD);
  leaveCodePlain();
  // Parsing Markdown takes nearly all the time of a check.
  const { content, problems: found } = await withThreads(
    "scripts/compile-worker.ts",
    "compileMarkdown",
    compileMarkdown,
    (compile) => findProblems(contentDir(), { compile }),
  );
  const all = sortProblems([
    ...found,
    ...findMistypedLines(),
    ...findSampleRemains(content, OTHER_PLACES.flatMap(filesAt)),
  ]);
  const problems = [...chosen.problems, ...all.filter(chosen.isChosen)];
  const color = process.stderr.isTTY && process.stderr.hasColors();
  for (const line of listProblems(problems, { all: options.includes("--all"), color })) console.error(line);
  const errors = problems.filter(isError).length;
  const hidden = content.files.filter(({ relativePath }) => /(?:^|\/)_.*\.mdx?$/.test(relativePath)).length;
  const counts = [
    ...KINDS.map((kind) => count(content[kind].filter(isAccepted).length, TEXT_TYPES[kind].toLowerCase())),
    ...(hidden > 0 ? [`${count(hidden, "text")} left out because a name begins with "_"`] : []),
  ].join(", ");
  console.log(
    `${words.length > 0 ? words.join(", ") : counts}: ${count(errors, "error")}, ${count(problems.length - errors, "warning")}`,
  );
  process.exitCode = errors > 0 ? 1 : 0;
}

void runCommand(check);
