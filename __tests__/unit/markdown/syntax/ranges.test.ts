import { VFile } from "vfile";
import { parse } from "../../../../src/markdown/syntax/parse";
import { findUnclosedBrace } from "../../../../src/markdown/syntax/ranges";

function problemOf(text: string): string | undefined {
  const [mistake] = parse(new VFile(text), "mdx").mistakes;
  return mistake && `${mistake.line}:${mistake.column} ${mistake.message}  ${mistake.expected}`;
}

it.each([
  ["in a paragraph", "One {1 + 1} and {two\nlines.\n\nThe end.", "1:17"],
  ["that begins a block, with all that follows", "One.\n\n{\n\nTwo.\n\nThe end.", "3:1"],
  ["in which another is open", "One {a {b\n", "1:5"],
  ["behind braces in code", "`{` and {one\n\n```js\nif (a) {\n```\n", "1:9"],
  ["before a brace in code", "Words {one\n\n~~~\n{\n~~~\n", "1:7"],
  ["behind braces of which one is in code", "Use `{` here, and {one\n\n`}`", "1:19"],
  ["before a closing brace in code", "A {one\n\n```js\n}\n```\n\nMore `{`.", "1:3"],
  ["within another block", "<div>\n\n- One {two\n\n</div>\n", "3:7"],
])("an open brace %s has its own place", (_, text, place) => {
  const message =
    "The expression that begins with this brace is not closed.  Expected } at its end, or \\{ for a brace in the text.";
  expect(problemOf(text)).toBe(`${place} ${message}`);
});

it("says of braces around words what is in the way", () => {
  expect(problemOf("One {two\nwords}.")).toBe(
    "1:9 The expression in braces is not valid JavaScript: Unexpected content after expression.  Expected a value written out, or \\{ for a brace in the text.",
  );
});

it("looks at so many braces at most, from the end", () => {
  const isClosed = jest.fn(() => false);
  findUnclosedBrace("{".repeat(1000), isClosed);
  expect(isClosed.mock.calls.length).toBeLessThanOrEqual(50);
});
