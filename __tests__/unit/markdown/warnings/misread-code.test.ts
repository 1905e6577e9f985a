import { messagesOf } from "../../../stand-ins/compile-text";

const notClosed = (place: string, fence = "```") =>
  `${place} The block of code is not closed. Expected ${fence} on a line of its own at its end.`;
const openComment = (place: string) =>
  `${place} The comment is not closed, so readers do not see what follows. Expected --> at its end.`;

it.each<[text: string, ...expected: string[]]>([
  ["Text\n\n```js\nlet a;\n\n## Next\n\nText\n", notClosed("3:1")],
  ["````md\n```js\nlet a;\n```\n", notClosed("1:1", "````")],
  ["~~~js\nlet a;\n```\n", notClosed("1:1", "~~~")],
  ["```js\nlet a;\n```end\n", notClosed("1:1")],
  ["Text\n\n```", notClosed("3:1")],
  ["> ```js\n> let a;\n\nText\n", notClosed("1:3")],
  ["Text\r\n\r\n```js\r\nlet a;\r\n", notClosed("3:1")],
  ["```mermaid\nflowchart LR\n", notClosed("1:1")],
  ["1. One\n\n   ```sh\n   npm i\n```\n\nText\n", notClosed("3:4"), notClosed("5:1")],
  [
    "```ts\nlet a;\n\nText\n\n```js\nlet b;\n```\n",
    "1:1 The block of code is not closed before the next one begins. Expected ``` on a line of its own at its end.",
  ],
  ["Text\n\n<!-- a\n\nMore", openComment("3:1")],
  ["<p>\n<!-- a --> <!-- b\n</p>", openComment("2:12")],
])("reports code and comments that are not closed, where they begin: %j", async (text, ...expected) => {
  expect(await messagesOf(text)).toEqual(expected);
});

it.each(["mdx", "module"] as const)("reports code that is not closed in %s too", async (format) => {
  expect(await messagesOf("Text\n\n```js\nlet a;\n", format)).toEqual([notClosed("3:1")]);
});

it.each<[text: string, format: "md" | "mdx", word: string]>([
  ["A\n\n<!-- trunacte -->\n\nB", "md", "trunacte"],
  ["A\n\n<!--truncated-->\n\nB", "mdx", "truncated"],
  ["A\n\n{/* Truncate */}\n\nB", "mdx", "Truncate"],
])("reports a comment that is nearly a truncate mark: %j in .%s", async (text, format, word) => {
  expect(await messagesOf(text, format)).toEqual([`3:1 The comment "${word}" has no effect. Did you mean truncate?`]);
});

it.each([
  "```md\nText\n\n```js\nlet b;\n```\n",
  "````sh\n```js\n````\n",
  "```sh\n```nonsense\n```\n",
  "```js\nlet a;\n```\n",
  "```js\nlet a;\n`````  \n",
  "- One\n  ```js\n  let a;\n  ```\n",
  "> ```js\n> let a;\n> ```\n",
  "```js\nlet a;\n```",
  "```js\r\nlet a;\r\n```\r\n",
  "```js\n```\n",
  "````md\n```js\nlet a;\n```\n````\n",
  "Text\n\n    ```js\n    let a;\n",
  "<!-- a\n\nb -->\n\n`<!--` \\<!-- c\n\n```\n<!-- d\n```",
])("reports nothing in %j", async (text) => {
  expect(await messagesOf(text)).toEqual([]);
});

it.each([
  ["Text\n\n    npm start\n    npm test\n\nText", "3:5"],
  ["Text\n\n\tnpm start", "3:2"],
  ["# Title\n\n    npm start", "3:5"],
])("reports indented lines that would be code in .md, in MDX only: %j", async (text, place) => {
  const expected = `${place} Indented lines are not code in MDX. Expected \`\`\` above and below them, or no indentation.`;
  expect(await messagesOf(text, "mdx")).toEqual([expected]);
  expect(await messagesOf(text, "module")).toEqual([expected]);
  expect(await messagesOf(text, "md")).toEqual([]);
});

it.each([
  "<Steps>\n\n    1. Text\n\n</Steps>\n\n<div>\n    Text\n\n    Text\n</div>",
  "- Text\n\n    Text\n\n10. Text\n\n    Text",
  "- Text\n\n        Text\n\nText",
  "Text\n    Text",
  "Text\n\n    Text\nText",
  "```\n\n    npm start\n```",
  ":::note\n\n    Text\n\n:::",
  "    <div>\n      Text\n    </div>",
  "    {/* Text */}\n\n    {1}",
  "import {\n\n    a,\n} from './a'",
])("takes indented lines in MDX for what they are in %j", async (text) => {
  expect((await messagesOf(text, "module")).filter((line) => line.includes("Indented lines"))).toEqual([]);
});
