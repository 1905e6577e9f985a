import { isModule, prepareMdx } from "../../../../src/markdown/syntax/source";
import { compile } from "../../../stand-ins/compile-text";

it.each([
  ["<!--a--> <!--b-->", "{/*a */} {/*b */}"],
  ["{/* a <!-- b --> */}", "{/* a <!-- b --> */}"],
  ["- ## A {#a}\n> ## B {#b}\nC {#c}\n---\n# D {#d} #", "- ## A \\{#a}\n> ## B \\{#b}\nC \\{#c}\n---\n# D \\{#d} #"],
  [
    "[a](<https://a.example/b_(c)>) [b]( <https://b.example>)\n\n> [c]: <https://c.example>",
    "[a](<https://a.example/b_(c)>) [b]( <https://b.example>)\n\n> [c]: <https://c.example>",
  ],
  ["[^a]: <https://a.example>", "[^a]: [https://a.example](https://a.example)"],
  ["the ` key\n\n<!-- a -->\n\nuse `x`", "the ` key\n\n{/* a  */}\n\nuse `x`"],
  ["a\n\n<!-- b\n\nc\n-->\nd", "a\n\n{/* b\n\nc\n */}\nd"],
  ["`` `<!-- a -->` `` <!-- b -->", "`` `<!-- a -->` `` {/* b  */}"],
  ["<!-- `a` --> `b`", "{/* `a`  */} `b`"],
  ["<!-- src/**/*.ts --> b", "{/* src/** *.ts  */} b"],
])("reads %j in MDX as %j", (text, expected) => {
  expect(prepareMdx(text)).toBe(expected);
});

const ADDRESSES = "`<https://a.example>` <https://a.example> and <me@a.example>";

it.each([
  [`${ADDRESSES} [x](#gone)`, ADDRESSES.length + 2],
  [`${ADDRESSES} <Lamp />`, ADDRESSES.length + 2],
  [`${ADDRESSES} {run()}`, ADDRESSES.length + 2],
  [`${ADDRESSES} <b>`, ADDRESSES.length + 2],
  [`[x](#gone) ${ADDRESSES}`, 1],
  ["<https://a.example> [x](#gone) <https://a.example>", 21],
  ["<https://a.example> [https://a.example](#gone)", 21],
  ["[a](<https://a.example>) [x](#gone)", 26],
])("reports a mistake at its place in the file, whatever addresses are beside it: %s", async (text, column) => {
  const compiled = await compile(`A\n\n${text}`, "mdx");
  expect(compiled.problems).toMatchObject([{ line: 3, column }]);
});

it.each([
  ["import Chart from './chart'", true],
  ["Text\n\nexport const a = 1;", true],
  ["Text\n\n{/* a */}\n\nimport a from 'a'", true],
  ["```js\nimport a from 'a'\n```", false],
  ["- ```js\n  a\n  ```\n\n```js\n\nimport a from 'a'\n```", false],
  ["You can read about the\nimport of goods.", false],
  ["<!--\n\nimport a from 'a'\n-->", false],
  ["import Tabs from '@theme/Tabs';\nimport { TabItem } from \"lamps/components\"\n\n<Tabs />", false],
  ["import Tabs from '@theme/Tabs'; import TabItem from '@theme/TabItem'", false],
  ["Delete the old line; import Tabs from '@theme/Tabs'", false],
  ["import Tabs from './tabs'", true],
  ["import { Tabs, Lamp } from '@theme/Tabs'", true],
  ["import { Steps } from 'react'", true],
  ["", false],
  ["```js\na\n```\n\nexport const a = 1;", true],
])("tells whether %j imports or exports: %p", (text, expected) => {
  expect(isModule("post.mdx", text)).toBe(expected);
});
