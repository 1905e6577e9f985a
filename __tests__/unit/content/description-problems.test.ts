import { findDescriptionProblems } from "../../../src/content/description-problems";
import type { Content } from "../../../src/content/read-content";
import { sourceFile } from "../../stand-ins/content-folder";

function problemsOf(description: string | undefined, more = {}) {
  const file = sourceFile("docs/a.md", "---", "title: A", `description: ${description}`, "---");
  const docs = [{ file, value: { front: { description, draft: false, unlisted: false, ...more } } }];
  return findDescriptionProblems({ posts: [], docs, pages: [] } as unknown as Content);
}

describe("findDescriptionProblems", () => {
  it.each([50, 100, 160])("takes one of %d characters", (length) => {
    expect(problemsOf("x".repeat(length))).toEqual([]);
  });

  it.each([
    [49, "search engines show another text"],
    [161, "search engines cut it"],
  ])("warns of one of %d characters", (length, what) => {
    expect(problemsOf("x".repeat(length))).toMatchObject([
      {
        ...{ line: 3, severity: "warning", expected: "Expected 50 to 160 characters." },
        message: `The description has ${length} characters: ${what}.`,
      },
    ]);
  });

  it.each(["One or two sentences for lists and search engines.", "One or two sentences for cards and search engines."])(
    "warns of one that nobody has written yet: %s",
    (description) => {
      const [warning, ...others] = problemsOf(description);
      expect(warning).toMatchObject({
        ...{ line: 3, severity: "warning", expected: "Expected what this text is about, or no description." },
        message: "The description is still the one that a new text begins with.",
      });
      expect(others).toEqual([]);
      expect(problemsOf(description, { unlisted: true })).toEqual([warning]);
      expect(problemsOf(description, { draft: true })).toEqual([]);
    },
  );

  it.each([
    ["a text that has none: its beginning stands for it", undefined, {}],
    ["a draft", "short", { draft: true }],
    ["an unlisted text", "short", { unlisted: true }],
  ])("says nothing of %s", (_, description, more) => {
    expect(problemsOf(description, more)).toEqual([]);
  });
});
