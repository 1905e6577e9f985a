import { partWords, toProblems } from "../../../src/markdown/mistakes";

it("reports any other failure as a problem of the file, with the place in the code, so that the check goes on", () => {
  const expected: unknown = expect.stringMatching(
    /^Expected another text, or other code at .*mistakes\.test\.ts:\d+:\d+\)?\.$/,
  );
  const message = "The text cannot be compiled: not ours";
  expect(toProblems(new TypeError("not ours"), "a.md")).toEqual([
    { file: "a.md", message, expected, severity: "error" },
  ]);
  expect(toProblems(new RangeError("Maximum call stack size exceeded"), "a.md")).toMatchObject([
    { message: "The text is nested too deeply." },
  ]);
});

it.each([
  ["The diagram is empty.", "The diagram is empty.", ""],
  [
    "Unknown <Cadr>. Did you mean <Card>? Expected one of: Card.",
    "Unknown <Cadr>.",
    "Did you mean <Card>? Expected one of: Card.",
  ],
  [
    "Mermaid cannot read: A[x? Expected y] Expected an arrow.",
    "Mermaid cannot read: A[x? Expected y]",
    "Expected an arrow.",
  ],
])("splits %j into what is wrong and what is expected", (words, message, expected) => {
  expect(partWords(words)).toEqual({ message, expected });
});
