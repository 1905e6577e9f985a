import { execFileSync } from "node:child_process";

/** Reads texts as JSON and writes what `gatsby-plugin-mdx` makes of each, in a process that takes its packages as they are. */
const PROGRAM = `
  import { readFileSync } from "node:fs";
  import { compile } from "@mdx-js/mdx";
  import options from "./src/gatsby/mdx-options.ts";
  const codeOf = (value) => compile({ value, path: "content/blog/a.mdx" }, options.MDX_OPTIONS).then(String, String);
  console.log(JSON.stringify(await Promise.all(JSON.parse(readFileSync(0, "utf8")).map(codeOf))));
`;

const TEXTS: [name: string, text: string, code: RegExp][] = [
  ["a table", "| a | b |\n| --- | --: |\n| 1 | `x` |", /_components\.table/],
  ["a formula in a line", "It is $x^2$.", /className: "math-inline"/],
  ["a formula in a block", "$$\nx^2\n$$", /className: "math-block"/],
  ["a block with attributes", ':::note{.wide title="T"}\nText.\n:::', /admonition/],
  ["a block in one line", "::link-card[Blog]{href=/blog}", /href: "\/blog"/],
  ["a footnote", "Text[^1]\n\n[^1]: Note", /fnref-1/],
  ["tasks and what is struck out", "- [x] ~~done~~", /_components\.del/],
  ["a written-out address", "See www.example.com or <https://example.org>.", /example\.com[^]*example\.org/],
  ["a comment of HTML and an id", "<!-- note -->\n\n## Title {#short}", /id: "short"/],
  ["what stands between lines of plus signs", "Text\n\n+++\n\nkept\n\n+++", /kept/],
  ["a diagram", "```mermaid\nflowchart LR\n```", /className: "diagram"/],
  ["tabs", '<Tabs>\n  <TabItem value="a" label="A">\n\n  *Text*\n\n  </TabItem>\n</Tabs>', /role: "tabpanel"/],
  ["a picture beside it", "![A lamp](./lamp.png)", /import (\w+) from "\.\/lamp\.png"[^]*src: \1/],
  ["a picture of the site", "![A lamp](/lamp.png)", /src: "\/garden\/lamp\.png"/],
  ["a caption", '![A lamp](./lamp.png "It is *on*.")', /_components\.figcaption[^]*_components\.em/],
  [
    "a picture that is written as a tag",
    '<img src="./lamp.png" alt="" width={20} />',
    /from "\.\/lamp\.png"[^]*width: "20"/,
  ],
  ["a link that is written as a tag", '<a href="/blog">Blog</a>', /href: "\/garden\/blog"/],
  ["a link to another site", "[x](https://example.com)", /target: "_blank"[^]*opens in new tab/],
  [
    "a component out of a value",
    "export const { Row, parts: [Cell = Row], ...More } = lamps\n\n<Row><Cell /><More.One /></Row>",
    /_jsx\(Cell[^]*_jsx\(More\.One/,
  ],
  [
    "a value and a component of its own",
    "export const Dimmer = lamps\n\nThere are {lamps}. <Dimmer level={lamps} />",
    /level: lamps/,
  ],
];

describe("a post that imports or exports", () => {
  let codes: string[];

  beforeAll(() => {
    const input = JSON.stringify(TEXTS.map(([, text]) => `export const lamps = 42;\n\n${text}\n`));
    const args = ["--import", "tsx", "--input-type=module", "--eval", PROGRAM];
    const env = { ...process.env, NODE_ENV: "production", PATH_PREFIX: "/garden" };
    codes = JSON.parse(execFileSync(process.execPath, args, { input, env, encoding: "utf8" }));
  });

  it.each(TEXTS)("has %s", (_, text, code) => {
    expect(codes[TEXTS.findIndex((each) => each[1] === text)]).toMatch(code);
  });
});
