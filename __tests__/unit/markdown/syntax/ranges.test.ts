import { findUnclosedBrace } from "../../../../src/markdown/syntax/ranges";
import { compile } from "../../../stand-ins/compile-text";

it.each([
  ["in a paragraph", "One {1 + 1} and {two\nlines.\n\nThe end.", "1:17"],
  ["that begins a block, with all that follows", "One.\n\n{\n\nTwo.\n\nThe end.", "3:1"],
  ["in which another is open", "One {a {b\n", "1:5"],
  ["behind braces in code", "`{` and {one\n\n```js\nif (a) {\n```\n", "1:9"],
  ["before a brace in code", "Words {one\n\n~~~\n{\n~~~\n", "1:7"],
  ["behind braces of which one is in code", "Use `{` here, and {one\n\n`}`", "1:19"],
  ["before a closing brace in code", "A {one\n\n```js\n}\n```\n\nMore `{`.", "1:3"],
  ["within another block", "<div>\n\n- One {two\n\n</div>\n", "3:7"],
])("an open brace %s has its own place", async (_, text, place) => {
  const [mistake] = (await compile(text, "mdx")).mistakes;
  expect(mistake).toMatchObject({
    message: "The expression that begins with this brace is not closed.",
    expected: "Expected } at its end, or \\{ for a brace in the text.",
  });
  expect(`${mistake!.line}:${mistake!.column}`).toBe(place);
});

it("looks at so many braces at most, from the end", () => {
  const isClosed = jest.fn(() => false);
  findUnclosedBrace("{".repeat(1000), isClosed);
  expect(isClosed.mock.calls.length).toBeLessThanOrEqual(50);
});
