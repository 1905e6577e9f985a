import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { MDX_OPTIONS } from "../../../src/gatsby/mdx-options";
import { makeFolder } from "../../stand-ins/content-folder";

const TEXTS: [name: string, text: string, code: RegExp][] = [
  ["a table", "| a | b |\n| --- | --: |\n| 1 | `x` |", /<table>/],
  ["a formula in a block", "$$\nx^2\n$$", /"math-block"/],
  ["a block with attributes", ':::note{.wide title="T"}\nText.\n:::', /admonition/],
  ["a block in one line, to which React gives the prefix", "::link-card[Blog]{href=/blog}", /href: "\/blog"/],
  ["a line across", "One\n\n***\n\nTwo", /_components\.hr, \{\}/],
  ["a footnote", "Text[^1]\n\n[^1]: Note", /fnref-1/],
  ["no title, which the page shows", "# Lamps\n\nText", /^(?![^]*Lamps)[^]*Text/],
  ["a comment of HTML and an id", "<!-- note -->\n\n## Title {#short}", /id: "short"/],
  ["Windows' line ends", "```js\r\nlet a;\r\n```\r\n\r\n<!-- note -->\r\n\r\n## Title {#brief}\r\n", /id: "brief"/],
  ["what stands between lines of plus signs", "Text\n\n+++\n\nkept\n\n+++", /kept/],
  ["a diagram", "```mermaid\nflowchart LR\n```", /as: "figure",\s+className: "diagram"/],
  ["tabs", '<Tabs>\n  <TabItem value="a" label="A">\n\n  *Text*\n\n  </TabItem>\n</Tabs>', /role=\\"tabpanel\\"/],
  [
    "a picture beside it, in several formats",
    "![A stage](./stage.png)",
    /type=\\"image\/avif\\"[^]*src=\\"\/garden\/static\/\w+\/stage-[^]*alt=\\"A stage\\"/,
  ],
  ["a drawing beside it, as part of the page", "![Flow](../b/flow.svg)", /<svg role=\\"img\\"/],
  ["a picture of the site", "![A lamp](/icon.svg)", /src=\\"\/garden\/icon\.svg\\"/],
  ["a caption", '![A stage](./stage.png "It is *on*.")', /as: "figure"[^]*<figcaption>It is <em>on<\/em>/],
  ["a picture that is written as a tag", '<img src="./stage.png" alt="" width={20} />', /stage-[^]*width=\\"20\\"/],
  ["a paragraph in a paragraph, which no page can have", "<p>\n  Text\n</p>", /as: "div",\s+html: "<p>Text<\/p>"/],
  ["a file to download", "See [it](../b/more.sql).", /href=\\"\/garden\/static\/\w+\/more\.sql\\" target=\\"_blank\\"/],
  [
    "no paragraph around blocks with code",
    "A <section>b {lamps}</section> and <div className={lamps}>c</div>\n\n<section>d {lamps}</section>\n\n<p><div className={lamps}>e</div></p>",
    /^(?![^]*_components\.p,)[^]*_components\.div, \{\s+children: \["A ", _jsxs\(_components\.section/,
  ],
  [
    "a picture around which there is code",
    "<p>{lamps} ![Flow](../b/flow.svg)</p>",
    /_components\.svg, \{\s+role: "img"/,
  ],
  [
    "a picture alone in a component, without a paragraph",
    "export const Frame = lamps\n\n<Frame>\n\n![Flow](../b/flow.svg)\n\n</Frame>",
    /_jsx\(Frame, \{\s+children: _jsx\(_components\.span/,
  ],
  ["a link to a page", "See [it](/blog).", /href=\\"\/garden\/blog\\"/],
  ["a link that is written as a tag", '<a href="/blog">Blog</a>', /"\/garden\/blog"/],
  ["a link to another site", "[x](https://example.com)", /target=\\"_blank\\"[^]*opens in new tab/],
  [
    "a script, which React would not be allowed to create",
    '<b>{lamps}<script async src="https://lamps.example/a.js"></script></b>',
    /as: "span",\s+html: "<script async src=/,
  ],
  [
    "a script in a block without code, as one piece of HTML",
    '<div>one <script async src="https://lamps.example/b.js"></script></div>',
    /as: "div",\s+html: "one <script async src=/,
  ],
  [
    "a script alone",
    '<script async src="https://lamps.example/c.js"></script>',
    /as: "span",\s+html: "<script async src=/,
  ],
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

/** Packages that can only be imported, while Jest resolves packages as CommonJS does. */
const MODULES = ["estree-walker", "is-reference", "periscopic"];

let codes: string[];
let folder: string;
let compilePost: (text: string) => Promise<string>;
beforeAll(async () => {
  for (const name of MODULES)
    jest.doMock(name, () => jest.requireActual(`../../../node_modules/${name}/src/index.js`), { virtual: true });
  const { compile } = jest.requireActual<typeof import("@mdx-js/mdx")>("@mdx-js/mdx");
  const stage = sharp({ create: { width: 800, height: 400, channels: 3, background: "red" } });
  folder = makeFolder({
    "content/blog/a/stage.png": await stage.png({ compressionLevel: 0 }).toBuffer(),
    "content/blog/b/flow.svg":
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path stroke="currentColor" d="M0 0h9v9"/></svg>',
    "content/blog/b/more.sql": "select 1;\n",
  });
  for (const name of ["node_modules", "static"]) fs.symlinkSync(path.resolve(name), path.join(folder, name));
  process.chdir(folder);
  Object.assign(process.env, { NODE_ENV: "production", PATH_PREFIX: "/garden" });
  const file = path.resolve("content/blog/a/a.mdx");
  compilePost = async (text) =>
    String(await compile({ value: `export const lamps = 42;\n\n${text}\n`, path: file }, MDX_OPTIONS as never));
  codes = await Promise.all(TEXTS.map(([, text]) => compilePost(text)));
});

it.each(TEXTS)("a post that imports or exports has %s", (_, text, code) => {
  expect(codes[TEXTS.findIndex((each) => each[1] === text)]).toMatch(code);
});

it("a post with an error stays as it was in development, where the check reports the error, and stops a build", async () => {
  process.env.NODE_ENV = "production";
  await compilePost("Lit");
  await expect(compilePost("<Lamps count={")).rejects.toThrow("Unexpected end of file");
  process.env.NODE_ENV = "development";
  expect(await compilePost("<Lamps count={")).toContain("Lit");
  expect(await compilePost("Dark")).toContain("Dark");
});

it("a post is in development what its file says, which Gatsby may read later than webpack", async () => {
  process.env.NODE_ENV = "development";
  const file = path.join(folder, "content/blog/a/a.mdx");
  fs.writeFileSync(file, '---\ntitle: A\n---\n\nimport { lamps } from "./lamps";\n\nSaved\n');
  const code = await compilePost("Read before");
  fs.rmSync(file);
  expect(code).toContain("Saved");
  expect(code).not.toMatch(/Read before|title: A/);
});

it("a post stays as it was in development while its file is empty", async () => {
  process.env.NODE_ENV = "development";
  const file = path.join(folder, "content/blog/a/a.mdx");
  const codeOf = (content: string) => {
    fs.writeFileSync(file, content);
    return compilePost("");
  };
  const saved = [
    await codeOf("export const lamps = 7;\n\nLit\n"),
    await codeOf(""),
    await codeOf("---\ntitle: A\n---\n"),
  ];
  fs.rmSync(file);
  for (const code of saved) expect(code).toContain("Lit");
});

it("a post always has an element in development, where a save must not change the number of its hooks", async () => {
  const ownOnly = "export const Own = lamps\n\n<Own />";
  process.env.NODE_ENV = "development";
  expect(await compilePost(ownOnly)).toContain("_components.span");
  process.env.NODE_ENV = "production";
  expect(await compilePost(ownOnly)).not.toContain("_components");
});
