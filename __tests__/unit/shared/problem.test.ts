import path from "node:path";
import { formatProblem, nearest, sortProblems, type Problem } from "../../../src/shared/problem";

const problem = (more: Partial<Problem>): Problem => ({
  file: path.resolve("content/blog/a.md"),
  message: "It is wrong.",
  expected: "Expected right.",
  severity: "error",
  ...more,
});

it("sorts problems by file, then by position", () => {
  const file = path.resolve("content/blog/b.md");
  const given = [
    problem({ file, line: 1 }),
    problem({ line: 10, column: 1 }),
    problem({ line: 9, column: 4 }),
    problem({ line: 9, column: 2 }),
    problem({}),
  ];
  const places = sortProblems(given).map((each) => `${path.basename(each.file)}:${each.line}:${each.column}`);
  expect(places).toEqual(["a.md:undefined:undefined", "a.md:9:2", "a.md:9:4", "a.md:10:1", "b.md:1:undefined"]);
  expect(given[0]!.file).toBe(file);
});

it("sorts problems in the same order in every language of the system", () => {
  const given = ["ä.md", "b.md", "B.md"].map((name) => problem({ file: path.resolve(name) }));
  expect(sortProblems(given).map(({ file }) => path.basename(file))).toEqual(["B.md", "b.md", "ä.md"]);
});

it("keeps a problem on one line if the name of its file has a line break", () => {
  expect(formatProblem(problem({ file: path.resolve("content/blog/a\nb.md") }))).toBe(
    `${path.join("content", "blog", "a")}\\nb.md:1:1  It is wrong.  Expected right.`,
  );
});

const KEYS = ["title", "title_meta", "description", "tags", "date", "draft"];
it.each([
  ["tag", "tags"],
  ["Title", "title"],
  ["dtae", "date"],
  ["ttile", "title"],
  ["atg", undefined],
  ["tgsx", undefined],
  ["author", undefined],
  ["x", undefined],
])("guesses for %s the known key %s", (word, meant) => {
  expect(nearest(word, KEYS)).toBe(meant);
});

it("guesses nothing without candidates", () => {
  expect(nearest("title", [])).toBeUndefined();
});
