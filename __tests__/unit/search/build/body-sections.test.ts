import { toSections } from "../../../../src/search/build/body-sections";
import type { Body } from "../../../../src/shared/body";
import { compileMarkdown } from "../../../../src/markdown/compile";

const read = async (text: string, format: "md" | "mdx" = "md") =>
  toSections("Title", (await compileMarkdown({ file: `a.${format}`, format, text })).body);
const piecesOf = async (text: string, format?: "md" | "mdx") => (await read(text, format))[0]!.pieces;

it("begins a section at each heading with an id, below the title", async () => {
  const sections = await read("Before.\n\n## One & *two*\n\nBelow.\n\n### Three {#own-id}\n\n## Empty\n");
  expect(sections).toEqual([
    { anchor: null, level: 1, heading: "Title", pieces: ["Before."] },
    { anchor: "one--two", level: 2, heading: "One & two", pieces: ["Below."] },
    { anchor: "own-id", level: 3, heading: "Three", pieces: [] },
    { anchor: "empty", level: 2, heading: "Empty", pieces: [] },
  ]);
});

it("ends a heading at another one inside it", async () => {
  const sections = await read('<h2 id="a">Outer <div><h3 id="b">Inner</h3></div> tail</h2>\n');
  expect(sections.slice(1)).toEqual([{ anchor: "b", level: 3, heading: "Outer Inner", pieces: ["tail"] }]);
});

it("makes a piece of each paragraph, item, row and block of code", async () => {
  const text =
    "A *b* `c`[d](/e).\n\n- one\n- two\n  - three\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```ts\nconst a = 1;\nconst b = a < 2;\n```\n";
  expect(await piecesOf(text)).toEqual([
    "A b cd.",
    "one",
    "two",
    "three",
    "x y",
    "1 2",
    "const a = 1; const b = a < 2;",
  ]);
});

it("includes admonitions, details and hidden tabs once", async () => {
  const text = [
    ":::tip[A label]\n\nIn the admonition.\n\n:::",
    "<details><summary>Open me</summary>\n\nIn the details.\n\n</details>",
    "::::tabs\n\n:::tab[First]\n\nIn the first tab.\n\n:::\n\n:::tab[Second]\n\nIn the second tab.\n\n:::\n\n::::",
  ].join("\n\n");
  const pieces = (await piecesOf(text)).join("|");
  for (const part of [
    "A label",
    "In the admonition.",
    "Open me",
    "In the details.",
    "In the first tab.",
    "In the second tab.",
  ]) {
    expect(pieces.split(part)).toHaveLength(2);
  }
  expect(pieces.split("First")).toHaveLength(2);
});

it("includes the texts of components", async () => {
  expect(
    await piecesOf('<LinkCard href="/docs" title="Documentation" description="Where to begin." />\n', "mdx"),
  ).toEqual(["Documentation", "Where to begin."]);
});

it("leaves out footnote marks, drawings and the source of formulas", async () => {
  const pieces = (await piecesOf("A note.[^1] And $x^2$.\n\n[^1]: The footnote.\n")).join("|");
  expect(pieces).toContain("A note. And");
  expect(pieces).toContain("The footnote.");
  expect(pieces).not.toMatch(/↩|x\^2|Footnotes/);
});

it("splits a long piece between words", async () => {
  const pieces = await piecesOf(Array.from({ length: 400 }, (_, index) => `word${index}`).join(" "));
  expect(pieces.length).toBeGreaterThan(2);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(1000);
  expect(pieces.join(" ").split(" ")).toHaveLength(400);
});

it("reads blocks like the same text in HTML", () => {
  const html = '<h2 id="a">A &#x26; B</h2><p>Text</p>';
  const blocks: Body = [
    { tag: "h2", attributes: { id: "a" }, html: "A &#x26; B" },
    { tag: "div", attributes: { className: "x" }, children: [{ tag: "p", attributes: {}, html: "Text" }] },
  ];
  expect(toSections("Title", blocks)).toEqual(toSections("Title", html));
});
