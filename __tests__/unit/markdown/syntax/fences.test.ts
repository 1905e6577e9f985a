import { mapOutsideFences } from "../../../../src/markdown/syntax/fences";

/** A text whose lines in code are marked with "|", and the others with ".". */
const kinds = (text: string): string => {
  const mark = (sign: string) => (part: string) => part.replace(/^.*/gm, sign);
  return mapOutsideFences(text, mark("."), mark("|")).replaceAll("\n", "");
};

it.each([
  ["a block", "a\n```\nb\n```\nc", ".|||."],
  ["a block of tildes around backticks", "~~~\n```\n~~~\na", "|||."],
  ["a block that nothing closes", "```\na\n\nb", "||||"],
  ["a block on the line of an item", "1. ```js\n   a\n   ```\nb", "|||."],
  ["a block on the line of an item in an item", "- - ```\n    a\n    ```\nb", "|||."],
  ["a block in an item that is left", "- ```\n  a\n\nb", "|||."],
  ["a block in an item, indented with tabs", "- ```\n\ta\n\t```\nb", "|||."],
  ["a block in a quote", "> ~~~\n> a\n> ~~~\nb", "|||."],
  ["a block in a quote that is left", "> ```\n> a\nb", "||."],
  ["code in a line that begins with it", "```a``` is code\nb", ".."],
  ["a line with an info inside a block", "```\n``` js\n```\na", "|||."],
  ["a fence that is shorter than the first", "````\n```\n````\na", "|||."],
  ["a fence in a comment", "<!--\n```\n-->\na", "...."],
  ["a fence behind a sign of comments in code", "Write `<!--`.\n\n```\na\n```", "..|||"],
])("tells code from text: %s", (_, text, expected) => {
  expect(kinds(text)).toBe(expected);
});

it("puts the parts together again", () => {
  const text = "a\n\n- ```\n  b\n  ```\n\n> c\n";
  expect(mapOutsideFences(text, (part) => part)).toBe(text);
});
