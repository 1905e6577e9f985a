import type { Root } from "hast";
import { VFile } from "vfile";
import { rehypeBlocks } from "../../../../src/markdown/blocks";
import { importedNames } from "../../../../src/markdown/mdx/imports";
import { compileBlock } from "../../../stand-ins/compile-text";

const program = (body: object[]): Root => ({
  type: "root",
  children: [
    { type: "mdxjsEsm", value: "", data: { estree: { type: "Program", sourceType: "module", body } } } as never,
    { type: "mdxJsxFlowElement", name: "Steps", attributes: [], children: [] } as never,
  ],
});
const identifier = (name: string) => ({ type: "Identifier", name });
const variable = {
  type: "ExportNamedDeclaration",
  declaration: { type: "VariableDeclaration", declarations: [{ id: identifier("Steps") }] },
};
const declared = {
  type: "ExportNamedDeclaration",
  declaration: { type: "FunctionDeclaration", id: identifier("Steps") },
};
const imported = {
  type: "ImportDeclaration",
  specifiers: [{ local: identifier("Steps") }, { local: identifier("b") }],
};

describe("blocks", () => {
  it("take classes and an id", async () => {
    expect((await compileBlock(":::steps{.a .b #c}\n1. x\n:::")).html).toContain('<div class="steps a b" id="c">');
    expect((await compileBlock('<Details className="a" id="c" summary="x">y</Details>', "mdx")).html).toContain(
      '<details class="details a" id="c">',
    );
  });

  it("say which attribute they do not have", async () => {
    const { messages } = await compileBlock('<Details sumary="x" summary="y" other>z</Details>', "mdx");
    expect(messages).toEqual([
      '1:1 <Details> has no attribute "sumary". Did you mean "summary"?',
      '1:1 <Details> has no attribute "other". Expected one of: summary, open.',
    ]);
  });

  it("say where they stand in a line", async () => {
    const { messages } = await compileBlock("Text <Details summary='x'>y</Details>", "mdx");
    expect(messages).toEqual(["1:6 <Details> is within a line of text. Expected it on lines of its own."]);
  });

  it("hold components of the registry as data", async () => {
    const { html } = await compileBlock('<Steps>\n\n1. <LinkCard href="/a" title="A" />\n\n</Steps>', "mdx");
    expect(JSON.parse(html)).toMatchObject([
      { tag: "div", attributes: { className: "steps" }, children: [{ tag: "ol" }] },
    ]);
    expect(html).toContain('"component":"LinkCard"');
  });

  it("have their links resolved like any other", async () => {
    expect((await compileBlock(":::tip[See [it](./other.md)]\nx\n:::")).html).toContain(
      '<a href="\uE0000\uE000">it</a>',
    );
  });
});

describe("a post that is a module", () => {
  it.each([
    ["imports", imported],
    ["declares", declared],
    ["assigns", variable],
  ])("keeps a component that it %s itself", (_, statement) => {
    const tree = program([statement]);
    expect(importedNames(tree)).toContain("Steps");
    rehypeBlocks()(tree, new VFile());
    expect(tree.children[1]).toMatchObject({ type: "mdxJsxFlowElement", name: "Steps" });
  });

  it("has the blocks it does not", () => {
    const tree = program([]);
    rehypeBlocks()(tree, new VFile());
    expect(tree.children[1]).toMatchObject({ type: "element", tagName: "div", properties: { className: ["steps"] } });
  });
});
