import { htmlOf as html } from "../../../stand-ins/compile-text";

const TABLE = "| a | b |\n|---|--:|\n| 1 | 2 |";
const FRAME = '<div class="table-frame" tabindex="0" role="group" aria-label="Table"><table>';
const CELLS =
  '<thead><tr><th>a</th><th align="right">b</th></tr></thead><tbody><tr><td>1</td><td align="right">2</td></tr></tbody>';

it.each([
  [TABLE, "md", ""],
  [TABLE, "mdx", ""],
  [`${TABLE}\n\n<hr>`, "md", "\n<hr>"],
] as const)("puts a table without line breaks into a frame that scrolls by keyboard: %j in %s", async (...row) => {
  const [text, format, after] = row;
  expect(await html(text, format)).toBe(`${FRAME}${CELLS}</table></div>${after}`);
});

it("gives each table one frame", async () => {
  const body = await html(`${TABLE}\n\n> ${TABLE.replaceAll("\n", "\n> ")}\n\n<table><tr><td>x</td></tr></table>`);
  expect(body.match(/<table>/g)).toHaveLength(3);
  expect(body.split(FRAME)).toHaveLength(4);
});

it("lets preformatted HTML scroll by keyboard", async () => {
  expect(await html("<pre>one</pre>")).toBe('<pre tabindex="0" role="group" aria-label="Preformatted text">one</pre>');
});

it.each([
  [
    "- [x] done\n- [ ] open",
    '<ul class="contains-task-list" role="list">\n' +
      '<li class="task-list-item" dir="auto"><input type="checkbox" checked disabled aria-label="Done"> done</li>\n' +
      '<li class="task-list-item" dir="auto"><input type="checkbox" disabled aria-label="To do"> open</li>\n</ul>',
  ],
  ["- one", "<ul>\n<li>one</li>\n</ul>"],
])("gives a list of tasks its role, each task its direction, and each box a name: %j", async (text, expected) => {
  expect(await html(text, "md")).toBe(expected);
  expect(await html(text, "mdx")).toBe(expected);
});

it.each([
  ["- **1.** مرحبا\n- שלום (one)", '<ul dir="auto">'],
  ["1. שלום", '<ol dir="auto">'],
  ["> مرحبا", '<blockquote dir="auto">'],
  ["- مرحبا (Arabic)\n- Hello (English)", "<ul>"],
  ["> שלום\n>\n> A word (in Hebrew).", "<blockquote>"],
  ["- ٣ apples", "<ul>"],
  ["- Arabic: مرحبا", "<ul>"],
  [":::file-tree\n\n- مرحبا\n\n:::", 'aria-label="Files"><ul role="list">'],
  ['<ul dir="ltr"><li>مرحبا</li></ul>', '<ul dir="ltr">'],
])("puts the marks of a list or quotation on the side on which its text begins: %j", async (text, expected) => {
  expect(await html(text, "md")).toContain(expected);
});
