import type { Root } from "hast";
import { VFile } from "vfile";
import { rehypeBlocks } from "../../../../src/markdown/blocks";
import { toHast } from "../../../../src/markdown/compile";
import { parseModule } from "../../../../src/markdown/syntax/parse";
import { compileBlock } from "../../../stand-ins/compile-text";

it("gives blocks classes and an id", async () => {
  expect((await compileBlock(":::steps{.a .b #c}\n1. x\n:::")).html).toContain('<div class="steps a b" id="c">');
  expect((await compileBlock('<Details className="a" id="c" summary="x">y</Details>', "mdx")).html).toContain(
    '<details class="details a" id="c">',
  );
});

it("warns of attributes that a block does not have", async () => {
  const { messages } = await compileBlock('<Details sumary="x" summary="y" other>z</Details>', "mdx");
  expect(messages).toEqual([
    '1:1 <Details> has no attribute "sumary". Did you mean "summary"?',
    '1:1 <Details> has no attribute "other". Expected one of: summary, open.',
  ]);
});

it("warns of a block in a line of text", async () => {
  const { messages } = await compileBlock("Text <Details summary='x'>y</Details>", "mdx");
  expect(messages).toEqual(["1:6 <Details> is within a line of text. Expected it on lines of its own."]);
});

it("keeps a component in a block as data", async () => {
  const { html } = await compileBlock('<Steps>\n\n1. <LinkCard href="/a" title="A" />\n\n</Steps>', "mdx");
  expect(JSON.parse(html)).toMatchObject([
    { tag: "div", attributes: { className: "steps" }, children: [{ tag: "ol" }] },
  ]);
  expect(html).toContain('"component":"LinkCard"');
});

it("resolves links in the title of a block", async () => {
  expect((await compileBlock(":::tip[See [it](./other.md)]\nx\n:::")).html).toContain('<a href="\uE0000\uE000">it</a>');
});

describe("a post that is a module", () => {
  /** The steps of a post, as gatsby-plugin-mdx gets them. */
  const stepsOf = async (code: string) => {
    const file = new VFile(`${code}\n\n<Steps />`);
    const tree = (await toHast.run(parseModule(file), file)) as unknown as Root;
    rehypeBlocks()(tree, file);
    return tree.children.at(-1);
  };

  it.each([
    ["imports", 'import { Steps, b } from "./steps"'],
    ["declares", "export function Steps() {}"],
    ["assigns", "export const Steps = b"],
  ])("keeps a component that it %s", async (_, code) => {
    expect(await stepsOf(code)).toMatchObject({ type: "mdxJsxFlowElement", name: "Steps" });
  });

  it("has all other blocks rendered", async () => {
    expect(await stepsOf("export const b = 1")).toMatchObject({
      ...{ type: "element", tagName: "div", properties: { className: ["steps"] } },
    });
  });
});
