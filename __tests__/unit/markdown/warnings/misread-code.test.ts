import { messagesOf } from "../../../stand-ins/compile-text";

const saying = (place: string, fence: string) =>
  `${place} The block of code is not closed. Expected ${fence} on a line of its own at its end.`;

describe("a block of code that no fence closes", () => {
  it.each([
    ["to the end of the text", "Text\n\n```js\nlet a;\n\n## Next\n\nText\n", "3:1", "```"],
    ["by a shorter fence", "````md\n```js\nlet a;\n```\n", "1:1", "````"],
    ["by a fence of the other kind", "~~~js\nlet a;\n```\n", "1:1", "~~~"],
    ["by a fence with a word after it", "```js\nlet a;\n```end\n", "1:1", "```"],
    ["without a line in it", "Text\n\n```", "3:1", "```"],
    ["in a quote", "> ```js\n> let a;\n\nText\n", "1:3", "```"],
    ["with Windows line ends", "Text\r\n\r\n```js\r\nlet a;\r\n", "3:1", "```"],
    ["as a diagram", "```mermaid\nflowchart LR\n", "1:1", "```"],
  ])("is reported where it opens: %s", async (_, text, place, fence) => {
    expect(await messagesOf(text)).toEqual([saying(place, fence)]);
  });

  it("is reported in an item of a list whose fence is closed outside of it", async () => {
    expect(await messagesOf("1. One\n\n   ```sh\n   npm i\n```\n\nText\n")).toEqual([
      saying("3:4", "```"),
      saying("5:1", "```"),
    ]);
  });

  it.each(["mdx", "module"] as const)("is reported in a text of the format %s", async (format) => {
    expect(await messagesOf("Text\n\n```js\nlet a;\n", format)).toEqual([saying("3:1", "```")]);
  });
});

it("is reported if it ends where the next block does", async () => {
  const message =
    "1:1 The block of code is not closed before the next one begins. Expected ``` on a line of its own at its end.";
  expect(await messagesOf("```ts\nlet a;\n\nText\n\n```js\nlet b;\n```\n")).toEqual([message]);
});

it.each([
  ["that shows Markdown with a block", "```md\nText\n\n```js\nlet b;\n```\n"],
  ["with a longer fence", "````sh\n```js\n````\n"],
  ["with a fence before a word", "```sh\n```nonsense\n```\n"],
  ["closed", "```js\nlet a;\n```\n"],
  ["closed by a longer fence, with room behind", "```js\nlet a;\n`````  \n"],
  ["closed in an item of a list", "- One\n  ```js\n  let a;\n  ```\n"],
  ["closed in a quote", "> ```js\n> let a;\n> ```\n"],
  ["closed at the end of the text", "```js\nlet a;\n```"],
  ["closed with Windows line ends", "```js\r\nlet a;\r\n```\r\n"],
  ["empty", "```js\n```\n"],
  ["that holds a fence", "````md\n```js\nlet a;\n```\n````\n"],
  ["that is indented", "Text\n\n    ```js\n    let a;\n"],
])("a block of code is fine: %s", async (_, text) => {
  expect(await messagesOf(text)).toEqual([]);
});

it.each<[text: string, format: "md" | "mdx", word: string]>([
  ["A\n\n<!-- trunacte -->\n\nB", "md", "trunacte"],
  ["A\n\n<!--truncated-->\n\nB", "mdx", "truncated"],
  ["A\n\n{/* Truncate */}\n\nB", "mdx", "Truncate"],
])("a comment that is nearly a truncate mark is reported: %j in .%s", async (text, format, word) => {
  expect(await messagesOf(text, format)).toEqual([`3:1 The comment "${word}" has no effect. Did you mean truncate?`]);
});

describe("a comment that nothing closes", () => {
  it.each([
    ["Text\n\n<!-- a\n\nMore", "3:1"],
    ["<p>\n<!-- a --> <!-- b\n</p>", "2:12"],
  ])("is reported where it opens: %j", async (text, place) => {
    expect(await messagesOf(text)).toEqual([
      `${place} The comment is not closed, so readers do not see what follows. Expected --> at its end.`,
    ]);
  });

  it("is not one that is closed, or text", async () => {
    expect(await messagesOf("<!-- a\n\nb -->\n\n`<!--` \\<!-- c\n\n```\n<!-- d\n```")).toEqual([]);
  });
});

const MESSAGE = "Indented lines are not code in MDX. Expected ``` above and below them, or no indentation.";

describe("indented lines that would be code in .md", () => {
  it.each(["Text\n\n    npm start\n    npm test\n\nText", "Text\n\n\tnpm start", "# Title\n\n    npm start"])(
    "are reported in MDX: %j",
    async (text) => {
      expect(await messagesOf(text, "mdx")).toEqual([expect.stringContaining(MESSAGE)]);
      expect(await messagesOf(text, "module")).toHaveLength(1);
      expect(await messagesOf(text, "md")).toEqual([]);
    },
  );

  it("are named by their place", async () => {
    expect(await messagesOf("Text\n\n    npm start", "mdx")).toEqual([`3:5 ${MESSAGE}`]);
  });
});

it.each([
  ["in components", "<Steps>\n\n    1. Text\n\n</Steps>\n\n<div>\n    Text\n\n    Text\n</div>"],
  ["in lists", "- Text\n\n    Text\n\n10. Text\n\n    Text"],
  ["below a list", "- Text\n\n        Text\n\nText"],
  ["in a paragraph", "Text\n    Text"],
  ["of which the last is not", "Text\n\n    Text\nText"],
  ["of code between fences", "```\n\n    npm start\n```"],
  ["of a directive", ":::note\n\n    Text\n\n:::"],
  ["of a component", "    <div>\n      Text\n    </div>"],
  ["of an expression", "    {/* Text */}\n\n    {1}"],
  ["of an import", "import {\n\n    a,\n} from './a'"],
])("indented lines %s are no mistake", async (_, text) => {
  expect((await messagesOf(text, "module")).filter((line) => line.includes(MESSAGE))).toEqual([]);
});
