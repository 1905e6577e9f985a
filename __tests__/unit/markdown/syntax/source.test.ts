import { isModule, prepareMdx } from "../../../../src/markdown/syntax/source";
import { compile } from "../../../stand-ins/compile-text";

it.each([
  ["two comments on one line", "<!--a--> <!--b-->", "{/*a */} {/*b */}"],
  ["a comment in a comment of MDX", "{/* a <!-- b --> */}", "{/* a <!-- b --> */}"],
  [
    "the id of a heading in a list, in a quote, underlined or closed",
    "- ## A {#a}\n> ## B {#b}\nC {#c}\n---\n# D {#d} #",
    "- ## A \\{#a}\n> ## B \\{#b}\nC \\{#c}\n---\n# D \\{#d} #",
  ],
  [
    "an address between the brackets of a link or of a definition",
    "[a](<https://a.example/b_(c)>) [b]( <https://b.example>)\n\n> [c]: <https://c.example>",
    "[a](<https://a.example/b_(c)>) [b]( <https://b.example>)\n\n> [c]: <https://c.example>",
  ],
  ["an address in a footnote", "[^a]: <https://a.example>", "[^a]: [https://a.example](https://a.example)"],
  [
    "what is between single backticks of two paragraphs",
    "the ` key\n\n<!-- a -->\n\nuse `x`",
    "the ` key\n\n{/* a  */}\n\nuse `x`",
  ],
  ["a comment over several lines", "a\n\n<!-- b\n\nc\n-->\nd", "a\n\n{/* b\n\nc\n */}\nd"],
  ["a comment inside inline code in two ticks", "`` `<!-- a -->` `` <!-- b -->", "`` `<!-- a -->` `` {/* b  */}"],
  ["a comment with code in it", "<!-- `a` --> `b`", "{/* `a`  */} `b`"],
])("prepareMdx rewrites %s or leaves it", (_, text, expected) => {
  expect(prepareMdx(text)).toBe(expected);
});

describe("the place of what is wrong", () => {
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
  ])("is that in the file, whatever addresses stand beside it: %s", async (text, column) => {
    const compiled = await compile(`A\n\n${text}`, "mdx");
    expect([...compiled.mistakes, ...compiled.messages]).toMatchObject([{ line: 3, column }]);
  });
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
])("isModule of %j is %p", (text, expected) => {
  expect(isModule("post.mdx", text)).toBe(expected);
});
