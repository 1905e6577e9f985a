import { compile, htmlOf as html } from "../../stand-ins/compile-text";

const mistakes = async (text: string, format: "mdx" | "module" = "mdx") => (await compile(text, format)).mistakes;

describe("a text in Markdown", () => {
  it("is one string of HTML", async () => {
    expect(await html("Hello *world*")).toBe("<p>Hello <em>world</em></p>");
  });

  it.each([
    ["a < b && c > d", "<p>a &#x3C; b &#x26;&#x26; c > d</p>"],
    ["{x} and {{ y }}", "<p>{x} and {{ y }}</p>"],
    ["Press <kbd>K</kbd>", "<p>Press <kbd>K</kbd></p>"],
    [
      "<details open>\n<summary>More</summary>\n\n*Text*\n\n</details>",
      "<details open>\n<summary>More</summary>\n<p><em>Text</em></p>\n</details>",
    ],
    ["one <!-- note --> two", "<p>one  two</p>"],
    ["<!-- note -->\n\ntwo", "\n<p>two</p>"],
    ["<!--> one -->", " one -->"],
    ["<!---> one -->", " one -->"],
    ["<!-- a -- b -->\n\ntwo", "\n<p>two</p>"],
    ["<!-- a --><!-- b --> two", " two"],
    ["<div><!-- note -->\n\ntwo\n\n</div>", "<div>\n<p>two</p>\n</div>"],
    ["<Unknown>tag</Unknown>", "<p><unknown>tag</unknown></p>"],
    ["`{{ a }}` and `<b>`", "<p><code>{{ a }}</code> and <code>&#x3C;b></code></p>"],
  ])("keeps CommonMark's reading of %j", async (text, expected) => {
    expect(await html(text)).toBe(expected);
  });

  it("has the tables of GitHub, with the alignment of their columns", async () => {
    const table = await html("| a | b |\n|---|--:|\n| 1 | 2 |");
    expect(table).toContain('<th>a</th><th align="right">b</th>');
    expect(table).toContain('<td>1</td><td align="right">2</td>');
  });

  it("has no link in a link, as a footnote in one would be", async () => {
    const { body } = await compile("[Text[^a] on](/b)\n\n[^a]: Note");
    const links = String(body)
      .match(/<a\b[^>]*>|<\/a>/g)!
      .map((tag) => tag.startsWith("<a"));
    expect(links).toEqual(links.map((_, index) => index % 2 === 0));
    expect(body).toContain('href="#fn-a"');
  });

  it("strikes out and links bare addresses", async () => {
    expect(await html("~~old~~ https://example.com")).toBe(
      '<p><del>old</del> <a href="https://example.com" rel="noopener noreferrer" target="_blank">https://example.com<span class="visually-hidden"> (opens in new tab)</span></a></p>',
    );
  });

  it("is empty without text", async () => {
    expect(await compile("\n\n")).toEqual({
      body: "",
      summary: "",
      headings: [],
      outline: [],
      mistakes: [],
      ids: ["top"],
      references: [],
      messages: [],
    });
  });
});

describe("the beginning of a text", () => {
  it("is empty without the mark, and with a comment that only mentions it", async () => {
    expect((await compile("All\n\nof it")).summary).toBe("");
    expect((await compile("A\n\n<!-- truncate -->\n\nB\n\n<!-- truncate -->\n\nC")).summary).toBe("<p>A</p>\n");
    expect((await compile("All\n\n<!-- do not truncate -->\n\nof it")).summary).toBe("");
  });

  it("has components too", async () => {
    const { summary } = await compile(
      '<LinkCard href="https://a.example" title="A" />\n\n{/* truncate */}\n\nB',
      "mdx",
    );
    expect(summary).toEqual([
      { component: "LinkCard", props: { href: "https://a.example", title: "A" }, children: [] },
      "\n",
    ]);
  });
});

describe("a text in MDX", () => {
  it("reads every kind of written-out property", async () => {
    const text = `<LinkCard a="t" b={"u"} c={12.5} d={-2} e={true} f g={null} h={["x", 1, [true]]} i={{ k: \`v\`, "l m": [], 3: { n: null } }} />`;
    expect((await compile(text, "mdx")).body).toEqual([
      {
        component: "LinkCard",
        props: {
          ...{ a: "t", b: "u", c: 12.5, d: -2, e: true, f: true, g: null, h: ["x", 1, [true]] },
          i: { k: "v", "l m": [], 3: { n: null } },
        },
        children: [],
      },
    ]);
  });

  it.each([
    ["./lamp.png", "./lamp.png"],
    ["@site/static/img/lamp.svg", "/img/lamp.svg"],
  ])("takes the picture that Docusaurus requires from %s for its address", async (file, address) => {
    const picture = await compile(`<img src={require("${file}").default} alt="Lamp" />`, "mdx");
    expect(picture).toMatchObject({ mistakes: [], references: [{ kind: "picture", target: address }] });
  });

  it("writes out expressions that are written out", async () => {
    expect(await html("{1 } {'a'} {null}{`t`} {-2}", "mdx")).toBe("<p>1 a t -2</p>");
  });

  it.each([
    ["in a line", "One {} two", "<p>One  two</p>"],
    ["with spaces in it", "One { } two", "<p>One  two</p>"],
    ["by itself", "{}\n\nText", "<p>Text</p>"],
  ])("takes empty braces %s for nothing", async (_, text, expected) => {
    expect((await html(text, "mdx")).trim()).toBe(expected);
  });

  it.each([
    ["HTML's", "One <!-- secret --> two"],
    ["MDX's", "One {/* secret */} two"],
  ])("takes %s comments and shows none", async (_, text) => {
    expect(await html(text, "mdx")).toBe("<p>One  two</p>");
  });

  it.each([
    ["a call", "a\n\nb {now()}", 3, 3],
    ["a call in a component", "<Steps>\n  {now()}\n</Steps>", 2, 3],
    ["a sum", "Sum: {1 + 1}", 1, 6],
    ["a name", "# {title}", 1, 3],
    ["a template with a name in it", "x {`a${b}`}", 1, 3],
  ])("refuses %s, which would have to be run, with its place", async (_, text, line, column) => {
    const message = expect.stringMatching(/^The expression \{.*\} would have to be run\.$/);
    const expected =
      'Expected \\{ for a brace in the text, or a value written out such as {"lamp"}. A post that imports or exports may also compute values.';
    expect(await mistakes(text)).toEqual([{ line, column, message, expected }]);
  });

  it.each([
    ...["undefined", "!true", "-'a'", "/a/", "() => 1", "[1, name]", "[...list]", "[, 1]", "<b />"],
    ...['require("./a.json").default', 'require("./a.png")', 'load("./a.png").default'],
    ...["{ ...rest }", "{ [key]: 1 }", "{ a: f() }", "{ get a() { return 1 } }"],
  ])("refuses the value %s, which would have to be run", async (value) => {
    expect(await mistakes(`<LinkCard a={${value}} />`)).toMatchObject([
      { message: `The attribute a={${value}} would have to be run.` },
    ]);
  });

  it.each([
    ["an import", "Text\n\nimport Chart from './chart'", "\"import Chart from './chart'\"", 3, 1],
    ["an export of several lines", "export const a = {\n  b: 1,\n};\n\nText", '"export const a = {"', 1, 1],
    ["a value that is a name", "Text\n\n<LinkCard href={url} title='A' />", "The attribute href={url}", 3, 1],
    ["a value that is a call", "- x <LinkCard href='/' title={f()} />", "The attribute title={f()}", 1, 5],
    ["a call inside a list", "<LinkCard list={[1, f()]} />", "The attribute list={[1, f()]}", 1, 1],
    ["spread attributes", "Text\n\n <LinkCard {...card} />", "The attributes {...card}", 3, 2],
    ["a value of an element", "a <kbd title={name}>K</kbd>", "The attribute title={name}", 1, 3],
    ["a handler of an element", "<div onClick={() => 1}>\n  Text\n</div>", "The attribute onClick={() => 1}", 1, 1],
    ["spread attributes of an element", "<div {...all}>\n  Text\n</div>", "The attributes {...all}", 1, 1],
  ])("refuses %s, which would have to be run, with its place", async (_, text, what, line, column) => {
    const expected = /^"(import|export)/.test(what)
      ? "Only posts can import or export. Expected the text as a post, or without this line and what uses it."
      : "Expected the value written out. A post that imports or exports may also compute values.";
    expect(await mistakes(text)).toEqual([{ line, column, message: `${what} would have to be run.`, expected }]);
  });

  it.each([
    ["at the end of the text", "Text\n\nMore <kbd>K", "kbd", 3, 6],
    ["at the end of its paragraph", "Text\n\nMore <kbd>K\n\nNext", "kbd", 3, 6],
    ["at the end of its item", "Text\n\n- <Steps>\n\n  More\n\nNext", "Steps", 3, 3],
  ])("says where a tag begins that is open %s, and how to mend it", async (_, text, tag, line, column) => {
    const message = `The tag <${tag}> is not closed in its block.`;
    const expected = `Expected </${tag}> in the same block, <${tag} /> where nothing is in it, or \\< for < in the text.`;
    expect(await mistakes(text)).toEqual([{ line, column, message, expected }]);
  });

  it.each([
    [
      "a tag that another one closes",
      "Text\n\n<Steps>\n\nMore\n\n</Step>",
      "7:1 </Step> does not close <Steps> of line 3.",
    ],
    ["an end without a tag", "Text </b> more", "1:6 </b> does not close a tag of its block."],
    ["an element that is always empty", "one<br>two", "1:4 The tag <br> is not closed in its block."],
    ["a tag that goes on to the end", "Text\n\n<Steps\n\nMore", "3:1 The tag that begins here does not end."],
    ["a value without quotes", "<div class=lamp>x</div>", "1:12 The tag cannot be read: Unexpected character `l`"],
    ["a less-than sign before a number", "if a <3", "1:6 This < does not begin a tag."],
    ["braces around words", "Text {two words} more", "1:10 The expression in braces is not valid JavaScript: "],
    [
      "a tag of Liquid, with all up to its end",
      "Text\n\n{%- highlight js -%}\nif (a) { b: 1 }\n\nb {two words}\n{% endhighlight %}\n\nmore",
      "3:1 The tag {% highlight … %} cannot be read: the site runs no templates.",
    ],
    [
      "tags of Liquid within each other",
      "{% if a %}\n\nb {% if c %}d{% endif %}\n\n{two words}\n\n{%- endif -%}\n\nmore",
      "1:1 The tag {% if … %} cannot be read",
    ],
    ["a tag of Liquid without an end", "a {% include b.html %} c", "1:3 The tag {% include … %} cannot be read"],
    ["a sentence that begins as an import", "import the lamp", "1:12 The import or export is not valid JavaScript: "],
  ])("refuses %s with its place", async (_, text, expected) => {
    const found = await mistakes(text);
    expect(found.map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      expect.stringContaining(expected),
    ]);
  });

  it.each([
    [
      "of all kinds",
      "a <3\n\n{two words}\n\n<kbd>K\n\n{f()}\n\n<LinkCard href={url} />\n",
      ["1:3", "3:5", "5:1", "7:1", "9:1"],
    ],
    ["of one kind", "a <b>\n\nb <b>\n\n<3 c {\n\nd {\n", ["1:3", "3:3", "5:1", "5:6", "7:3"]],
    [
      "behind one that leaves the other half of its tag",
      "<Steps a=b>\n\n{two words}\n\n</Steps>\n\n</kbd>",
      ["1:10", "3:5", "7:1"],
    ],
    ["within each other", "<Steps>\n\n- <kbd>K {f()}\n\n</Step>", ["3:3", "3:10", "5:1"]],
    ["of which several are on a line", "{one two} and {three four} and <b>x.", ["1:5", "1:21", "1:32"]],
    ["in the values of a tag", "<div style={color: red}>x</div> <b>y", ["1:18", "1:33"]],
    ["in imports of several lines", "import { a,\nb c } from './x';\n\ntext {x y}\n\n<b>", ["2:3", "4:8", "6:1"]],
    ["in code of several lines", "export default function X() {\n  return <div>;\n}\n\n<b>", ["3:1", "5:1"]],
    ["in an expression of several lines", "{\n  a: 1,\n\n  b: 2\n}\n\n<b>", ["2:4", "7:1"]],
    ["of a brace that ends with its item", "# A\n\n- one {a\n- two }\n\n<b>", ["3:7", "6:1"]],
    ["of a brace that ends with its cell", "| <b>x</b> | y |\n| - | - |\n| {x | y} |\n", ["3:3"]],
    ["of a brace that ends with its line in a quote", "> {a\n> b}\n", ["1:3"]],
    ["of a tag whose inner end is forgotten", "<div><p>text</div>", ["1:13"]],
    ["of an item whose end is forgotten", "<Tabs>\n<TabItem>\nx\n\n<TabItem>\ny\n</TabItem>\n</Tabs>", ["8:1"]],
    ["of a tag that goes on below", "<Details summary='x'\n\nText.\n\n</Details>", ["1:1"]],
    ["of a quote that goes on below", '<Steps type="tip>\n\nSay "hello" to <b>all</b>.\n\n</Steps>', ["1:1"]],
    ["of a tag below a brace and code", "```jsx\n<b>x</b>\n```\n\nset {a\n\n<Steps x\n\nMore", ["5:5", "7:1"]],
    ["of a brace in a tag", "<Steps title={abc>\ntext\n</Steps>", ["1:14"]],
  ])("finds all mistakes %s at once", async (_, text, places) => {
    const found = (await mistakes(text)).map(({ line, column }) => `${line}:${column}`);
    expect(found.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).toEqual(places);
  });

  it("compiles the rest of a text with mistakes, whose other problems are found so", async () => {
    const text = "a <3\n\n<Lamp>\n\n[more](./more.md)\n\n</Lamp>";
    const { body, references, mistakes } = await compile(text, "mdx");
    expect(JSON.stringify(body)).toContain(">more</a>");
    expect(references).toHaveLength(1);
    expect(mistakes).toMatchObject([{ line: 1 }, { line: 3, message: "Unknown component <Lamp>." }]);
  });

  it("lets a module give what is run to components, and not to blocks, which are rendered before", async () => {
    const text = "import { x } from './x';\n\n<LinkCard href={x} title='A' />\n\n<Steps start={x}>\n\n1. a\n\n</Steps>";
    expect(await mistakes(text, "module")).toEqual([
      {
        ...{ line: 5, column: 1, message: "The attribute start={x} would have to be run." },
        expected: "Expected the value written out, since the block is rendered when the site is built.",
      },
    ]);
  });

  it("ends after so many mistakes that others are read sooner than found", async () => {
    const found = await mistakes("a <3\n\n".repeat(1000));
    expect(found.length).toBeLessThan(200);
    expect(found.at(-1)!.message).toBe("The rest of this text has not been checked.");
  });
});

it.each([
  [
    'A\n\n<Sponsorship size="2" />\n\nB <Badge/> C',
    '<p>A</p>\n<sponsorship size="2"></sponsorship>\n<p>B <badge></badge> C</p>',
  ],
  ["A <FAQ /> B", "<p>A <faq></faq> B</p>"],
  ["A <my-card /> B", "<p>A <my-card></my-card> B</p>"],
  ['A <Card title="a > b" /> B', '<p>A <card title="a > b"></card> B</p>'],
  ["A <BR /> B", "<p>A <br> B</p>"],
])("keeps the text after a component in Markdown out of it: %j", async (text, expected) => {
  expect(await html(text)).toBe(expected);
});
