import { mistakesOf } from "../../../stand-ins/compile-text";

it.each([
  ["in a paragraph", "One {1 + 1} and {two\nlines.\n\nThe end.", "1:17"],
  ["that begins a block, with all that follows", "One.\n\n{\n\nTwo.\n\nThe end.", "3:1"],
  ["in which another is open", "One {a {b\n", "1:5"],
  ["behind braces in code", "`{` and {one\n\n```js\nif (a) {\n```\n", "1:9"],
  ["before a brace in code", "Words {one\n\n~~~\n{\n~~~\n", "1:7"],
  ["behind braces of which one is in code", "Use `{` here, and {one\n\n`}`", "1:19"],
  ["before a closing brace in code", "A {one\n\n```js\n}\n```\n\nMore `{`.", "1:3"],
  ["within another block", "<div>\n\n- One {two\n\n</div>\n", "3:7"],
])("reports an open brace %s where it is", async (_, text, place) => {
  expect((await mistakesOf(text))[0]).toBe(
    `${place} The expression that begins with this brace is not closed. Expected } at its end, or \\{ for a brace in the text.`,
  );
});
