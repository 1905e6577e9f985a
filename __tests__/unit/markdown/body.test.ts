import { compile } from "../../stand-ins/compile-text";

const body = async (text: string) => (await compile(text, "mdx")).body;
const CARD = '<LinkCard href="https://a.example" title="A" />';
const card = { component: "LinkCard", props: { href: "https://a.example", title: "A" }, children: [] };

it("has elements as data only around components", async () => {
  expect(await body(`- deep ${CARD}\n- *flat*\n\n**flat**`)).toEqual([
    {
      tag: "ul",
      attributes: {},
      children: [
        "\n",
        { tag: "li", attributes: {}, children: ["deep ", card] },
        "\n",
        { tag: "li", attributes: {}, html: "<em>flat</em>" },
        "\n",
      ],
    },
    "\n",
    { tag: "p", attributes: {}, html: "<strong>flat</strong>" },
  ]);
});

it("names attributes as React does", async () => {
  const nodes = await body(`<div class="a" tabindex="0" aria-label="b" data-x="c" hidden>\n  ${CARD}\n</div>`);
  expect(nodes).toMatchObject([
    { tag: "div", attributes: { className: "a", tabIndex: "0", "aria-label": "b", "data-x": "c", hidden: true } },
  ]);
});

it.each(['style="color: red"', 'style={{ color: "red" }}'])("leaves out inline styles: %s", async (style) => {
  const nodes = await body(`<div ${style} id="x">\n  ${CARD}\n</div>`);
  expect(nodes).toMatchObject([{ tag: "div", attributes: { id: "x" }, children: [card] }]);
  expect(JSON.stringify(nodes)).not.toContain("red");
});

it("nests components", async () => {
  expect(await body(`<LinkCard>\n  ${CARD}\n</LinkCard>`)).toEqual([
    { component: "LinkCard", props: {}, children: [card] },
  ]);
});

it("leaves out comments beside components", async () => {
  const nodes = await body(`- one {/* secret */} ${CARD}\n- two {/* secret */}`);
  expect(JSON.stringify(nodes)).not.toContain("secret");
});
