import { execFileSync } from "node:child_process";

/** Reads texts as JSON and writes what `gatsby-plugin-mdx` makes of each, in a process that takes its packages as they are. */
const PROGRAM = `
  import { readFileSync } from "node:fs";
  import { compile } from "@mdx-js/mdx";
  import options from "./src/markdown/module-options.ts";
  const codeOf = (value) => compile({ value, path: "content/blog/a.mdx" }, options.MODULE_OPTIONS).then(String, String);
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
  ["a diagram", "```mermaid\nflowchart LR\n```", /className: "diagram"/],
  ["tabs", '<Tabs>\n  <TabItem value="a" label="A">\n\n  *Text*\n\n  </TabItem>\n</Tabs>', /role: "tabpanel"/],
  ["what is in a component that nobody knows", "<Nowhere>*Text*</Nowhere>", /^(?![^]*Nowhere)[^]*_components\.em/],
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

describe("a text that is a program", () => {
  let codes: string[];

  beforeAll(() => {
    const input = JSON.stringify(TEXTS.map(([, text]) => `export const lamps = 42;\n\n${text}\n`));
    const args = ["--import", "tsx", "--input-type=module", "--eval", PROGRAM];
    codes = JSON.parse(execFileSync(process.execPath, args, { input, encoding: "utf8" }));
  });

  it.each(TEXTS)("has %s", (_, text, code) => {
    expect(codes[TEXTS.findIndex((each) => each[1] === text)]).toMatch(code);
  });
});
