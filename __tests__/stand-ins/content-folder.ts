import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { formatProblem, type Problem } from "../../src/shared/problem";
import { contentFile, type ContentFile, type Parsed } from "../../src/content/content-file";

/** A file of the content folder that is only in memory. */
export const sourceFile = (relativePath: string, ...lines: string[]): ContentFile =>
  contentFile(path.resolve("content", relativePath), relativePath, lines.join("\n"));

/** What an author reads of the problems of a file. */
export const reported = ({ problems }: Pick<Parsed<unknown>, "problems">): string[] => problems.map(formatProblem);

/** What an author reads of the problems of a folder, with paths from that folder. */
export const linesOf = (dir: string, problems: readonly Problem[]): string[] =>
  problems.map((problem) => formatProblem(problem).replace(`${path.relative(process.cwd(), dir)}/`, ""));

/** Writes files below a new temporary folder, which is removed after all tests of a file, and returns its path. */
export function makeFolder(files: Record<string, string | Buffer>): string {
  const dir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "content-"));
  made.push(dir);
  writeFiles(dir, files);
  return dir;
}

/** Writes files below a folder. */
export function writeFiles(dir: string, files: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** The same as `makeFolder`, and the folder is the working directory until the end of the test. */
export function enterFolder(files: Record<string, string | Buffer>): string {
  const dir = makeFolder(files);
  process.chdir(dir);
  return dir;
}

const made: string[] = [];
const home = process.cwd();

afterEach(() => process.chdir(home));
afterAll(() => {
  for (const dir of made) fs.rmSync(dir, { recursive: true, force: true });
});
