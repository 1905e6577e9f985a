import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { listProblems } from "../../../src/shared/list-problems";
import type { Problem } from "../../../src/shared/problem";

const problem = (file: string, line: number, more: Partial<Problem> = {}): Problem => ({
  ...{ file: path.resolve(file), line, column: 2, message: "It is wrong.", expected: "Expected right." },
  ...{ severity: "warning", ...more },
});

describe("listProblems", () => {
  it("says of each line whether it is an error, and has the errors at the end", () => {
    const error = problem("a.md", 1, { severity: "error", message: "It is bad." });
    expect(listProblems([error, problem("b.md", 2)])).toEqual([
      "b.md:2:2  warning  It is wrong.  Expected right.",
      "a.md:1:2  error  It is bad.  Expected right.",
    ]);
  });

  it("has what is wrong in many places once, with their number", () => {
    const many = [problem("a.md", 1), problem("a.md", 5), problem("b.md", 2), problem("c.md", 2)];
    expect(listProblems(many)).toEqual([
      "a.md:1:2  warning  It is wrong.  Expected right.  (3 more like this in a.md and 2 other files)",
    ]);
    expect(listProblems(many.slice(0, 2))).toEqual([
      "a.md:1:2  warning  It is wrong.  Expected right.  (1 more like this in a.md)",
    ]);
    expect(listProblems([many[0]!, many[2]!])).toEqual([
      "a.md:1:2  warning  It is wrong.  Expected right.  (1 more like this in b.md)",
    ]);
    expect(listProblems(many.slice(0, 3))).toEqual([
      "a.md:1:2  warning  It is wrong.  Expected right.  (2 more like this in a.md and b.md)",
    ]);
    expect(listProblems([many[0]!, { ...many[0]! }])).toHaveLength(1);
    expect(listProblems(many, { all: true })).toHaveLength(4);
  });

  it("cuts a long list, but no errors for warnings", () => {
    const long = Array.from({ length: 4000 }, (_, line) => problem("a.md", line, { message: `Wrong ${line}.` }));
    const error = problem("b.md", 1, { severity: "error" });
    const lines = listProblems([...long, error]);
    expect(lines).toHaveLength(102);
    expect(lines.at(-2)).toBe("3900 more warnings. To list them: npm run check -- --all");
    expect(lines.at(-1)).toBe("b.md:1:2  error  It is wrong.  Expected right.");
    expect(listProblems([...long, error], { all: true })).toHaveLength(4001);
  });

  it("keeps a path with two spaces in a row together", () => {
    expect(listProblems([problem("two  spaces.md", 1)])).toEqual([
      "two  spaces.md:1:2  warning  It is wrong.  Expected right.",
    ]);
  });

  it("colours the words for a terminal, and for nothing else", () => {
    const [line] = listProblems([problem("a.md", 1, { severity: "error" })], { color: true });
    expect(line).not.toBe(stripVTControlCharacters(line!));
    expect(stripVTControlCharacters(line!)).toBe("a.md:1:2  error  It is wrong.  Expected right.");
  });
});
