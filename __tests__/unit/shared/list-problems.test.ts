import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listProblems } from "../../../src/shared/list-problems";
import type { Problem } from "../../../src/shared/problem";

const problem = (file: string, line: number, more: Partial<Problem> = {}): Problem => ({
  ...{ file: path.resolve(file), line, column: 2, message: "It is wrong.", expected: "Expected right." },
  ...{ severity: "warning", ...more },
});
const A1 = problem("a.md", 1);
const A5 = problem("a.md", 5);
const B2 = problem("b.md", 2);
const C2 = problem("c.md", 2);

it("marks errors and warnings, and lists the errors last", () => {
  const error = problem("a.md", 1, { severity: "error", message: "It is bad." });
  expect(listProblems([error, B2])).toEqual([
    "b.md:2:2  warning  It is wrong.  Expected right.",
    "a.md:1:2  error  It is bad.  Expected right.",
  ]);
});

it.each([
  [[A1, A5, B2, C2], "3 more like this in a.md and 2 other files"],
  [[A1, A5], "1 more like this in a.md"],
  [[A1, B2], "1 more like this in b.md"],
  [[A1, A5, B2], "2 more like this in a.md and b.md"],
])("lists the same problem once, with the number and the files of the others", (problems, others) => {
  expect(listProblems(problems)).toEqual([`a.md:1:2  warning  It is wrong.  Expected right.  (${others})`]);
});

it("lists each place if it is asked for all, but the same place only once", () => {
  expect(listProblems([A1, A5, B2, { ...A1 }], { all: true })).toHaveLength(3);
});

it("lists every error, because a build stops at each", () => {
  const errors = Array.from({ length: 200 }, (_, line) => problem("a.md", line + 1, { severity: "error" }));
  expect(listProblems(errors)).toHaveLength(200);
});

it("shortens a long list, but hides no error behind warnings", () => {
  const long = Array.from({ length: 4000 }, (_, line) => problem("a.md", line, { message: `Wrong ${line}.` }));
  const error = problem("b.md", 1, { severity: "error" });
  const lines = listProblems([...long, error]);
  expect(lines).toHaveLength(102);
  expect(lines.at(-2)).toBe("3900 more warnings. To list them: npm run check -- --all");
  expect(lines.at(-1)).toBe("b.md:1:2  error  It is wrong.  Expected right.");
  expect(listProblems([...long, error], { all: true })).toHaveLength(4001);
});

it("keeps two spaces in a row in a path", () => {
  expect(listProblems([problem("two  spaces.md", 1)])).toEqual([
    "two  spaces.md:1:2  warning  It is wrong.  Expected right.",
  ]);
});

it("colours the words for a terminal only", () => {
  const [line] = listProblems([problem("a.md", 1, { severity: "error" })], { color: true });
  expect(line).not.toBe(stripVTControlCharacters(line!));
  expect(stripVTControlCharacters(line!)).toBe("a.md:1:2  error  It is wrong.  Expected right.");
});
