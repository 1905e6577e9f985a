import { compileBlock, compile, htmlOf, mistakesOf } from "../../stand-ins/compile-text";

it.each([
  ["\n\n", ""],
  ["~~old~~", "<p><del>old</del></p>"],
  ["{x} and {{ y }}", "<p>{x} and {{ y }}</p>"],
  ["one <!-- note --> two", "<p>one  two</p>"],
  ["<!-- note -->\n\ntwo", "\n<p>two</p>"],
  ["<!--> one -->", " one -->"],
  ["<!---> one -->", " one -->"],
  ["<!-- a -- b -->\n\ntwo", "\n<p>two</p>"],
  ["<!-- a --><!-- b --> two", " two"],
  ["<div><!-- note -->\n\ntwo\n\n</div>", "<div>\n<p>two</p>\n</div>"],
  // The text after the tag of a component stays out of it.
  [
    'A\n\n<Sponsorship size="2" />\n\nB <Badge/> C',
    '<p>A</p>\n<sponsorship size="2"></sponsorship>\n<p>B <badge></badge> C</p>',
  ],
  ["A <FAQ /> B", "<p>A <faq></faq> B</p>"],
  ["A <my-card /> B", "<p>A <my-card></my-card> B</p>"],
  ['A <Card title="a > b" /> B', '<p>A <card title="a > b"></card> B</p>'],
  ["A <BR /> B", "<p>A <br> B</p>"],
  ["A <constructor> B", "<p>A <constructor> B</constructor></p>"],
  // Browsers show nothing of a template.
  [
    "<template>\n\n:::tip\nA\n:::\n\n<template>\n\n:::tip\nB\n:::\n\n</template>\n\nC",
    "<template>\n\n<template>\n\n</template>\n<p>C</p></template>",
  ],
])("compiles %j in .md", async (text, expected) => {
  expect(await htmlOf(text)).toBe(expected);
});

it("puts no link into a link, as a footnote in a link would be", async () => {
  const body = await htmlOf("[Text[^a] on](/b)\n\n[^a]: Note");
  const isOpening = body.match(/<a\b|<\/a>/g)!.map((tag) => tag === "<a");
  expect(isOpening).toEqual(isOpening.map((_, index) => index % 2 === 0));
  expect(body).toContain('href="#fn-a"');
});

it("has components in the beginning of a text too", async () => {
  const { summary } = await compile('<LinkCard href="https://a.example" title="A" />\n\n{/* truncate */}\n\nB', "mdx");
  expect(summary).toMatchObject([{ component: "LinkCard", props: { title: "A" } }, "\n"]);
});

describe("a text in MDX", () => {
  it.each([
    ["<div>a</div>", "<div>a</div>"],
    ["A <section>b</section> *c*", "<div>A <section>b</section> <em>c</em></div>"],
    ["A <span>b</span>", "<p>A <span>b</span></p>"],
  ])("has no block in a paragraph: %j", async (text, expected) => {
    expect(await htmlOf(text, "mdx")).toBe(expected);
  });

  it("may give a component every kind of value that is written out", async () => {
    const text = `<LinkCard a="t" b={"u"} c={12.5} d={-2} e={true} f g={null} h={["x", 1, [true]]} i={{ k: \`v\`, "l m": [], 3: { n: null } }} />`;
    expect((await compile(text, "mdx")).body).toMatchObject([
      {
        props: {
          ...{ a: "t", b: "u", c: 12.5, d: -2, e: true, f: true, g: null, h: ["x", 1, [true]] },
          i: { k: "v", "l m": [], 3: { n: null } },
        },
      },
    ]);
  });

  it.each([
    ["./lamp.png", "./lamp.png"],
    ["@site/static/img/lamp.svg", "/img/lamp.svg"],
  ])("may require the picture %s, as in Docusaurus", async (file, address) => {
    const picture = await compile(`<img src={require("${file}").default} alt="Lamp" />`, "mdx");
    expect(picture).toMatchObject({ problems: [], references: [{ kind: "picture", target: address }] });
  });

  it.each([
    ["{1 } {'a'} {null}{`t`} {-2}", "<p>1 a t -2</p>"],
    ["One{true}{false}", "<p>One</p>"],
    ["One {} two", "<p>One  two</p>"],
    ["One { } two", "<p>One  two</p>"],
    ["{}\n\nText", "\n<p>Text</p>"],
    ["One <!-- secret --> two", "<p>One  two</p>"],
    ["One {/* secret */} two", "<p>One  two</p>"],
  ])("shows values that are written out, and no comments: %j", async (text, expected) => {
    expect(await htmlOf(text, "mdx")).toBe(expected);
  });

  const EXPECTED = {
    text: 'Expected \\{ for a brace in the text, or a value written out such as {"lamp"}. A post that imports or exports may also compute values.',
    value: "Expected the value written out. A post that imports or exports may also compute values.",
    post: "Only posts can import or export. Expected the text as a post, or without this line and what uses it.",
  };

  it.each(["{ a: 1 }", '["a"]'])("may not contain the value %s, which is not text", async (value) => {
    expect(await mistakesOf(`One {${value}}`)).toEqual([`1:5 The value {${value}} is not text. ${EXPECTED.text}`]);
  });

  it.each([
    ["style={{ width: 300 }}", "style", "a class with a rule in src/styles/"],
    ['data-a={["b"]}', "data-a", "text in quotes"],
  ])("reports an attribute of a tag that no HTML can have: %s", async (attribute, name, expected) => {
    const { html, messages } = await compileBlock(`Text <kbd ${attribute} title={null}>K</kbd>`, "mdx");
    expect(html).toBe("<p>Text <kbd>K</kbd></p>");
    expect(messages).toEqual([
      `1:6 The value of the attribute ${name} is not text, so it is left out. Expected ${expected}.`,
    ]);
  });

  it("has no paragraph in a paragraph, which browsers would end early", async () => {
    const html = await htmlOf('<p align="center">\n  One\n\n  Two\n</p>', "mdx");
    expect(html).toBe('<div align="center"><p>One</p><p>Two</p></div>');
  });

  it.each<[text: string, what: string, expected: keyof typeof EXPECTED]>([
    ["a\n\nb {now()}", "3:3 The expression {now()}", "text"],
    ["<Steps>\n  {now()}\n</Steps>", "2:3 The expression {now()}", "text"],
    ["Sum: {1 + 1}", "1:6 The expression {1 + 1}", "text"],
    ["# {title}", "1:3 The expression {title}", "text"],
    ["x {`a${b}`}", "1:3 The expression {`a${b}`}", "text"],
    ["Text\n\nimport Chart from './chart'", "3:1 \"import Chart from './chart'\"", "post"],
    ["export const a = {\n  b: 1,\n};\n\nText", '1:1 "export const a = {"', "post"],
    ["Text\n\n<LinkCard href={url} title='A' />", "3:1 The attribute href={url}", "value"],
    ["- x <LinkCard href='/' title={f()} />", "1:5 The attribute title={f()}", "value"],
    ["<LinkCard href='/' title='A' list={[1, f()]} />", "1:1 The attribute list={[1, f()]}", "value"],
    ["Text\n\n <LinkCard {...card} />", "3:2 The attributes {...card}", "value"],
    ["a <kbd title={name}>K</kbd>", "1:3 The attribute title={name}", "value"],
    ["<div onClick={() => 1}>\n  Text\n</div>", "1:1 The attribute onClick={() => 1}", "value"],
    ["<div {...all}>\n  Text\n</div>", "1:1 The attributes {...all}", "value"],
  ])("may not contain what would have to be run: %j", async (text, what, expected) => {
    expect(await mistakesOf(text)).toEqual([`${what} would have to be run. ${EXPECTED[expected]}`]);
  });

  it.each([
    ...["undefined", "!true", "-'a'", "/a/", "() => 1", "[1, name]", "[...list]", "[, 1]", "<b />"],
    ...['require("./a.json").default', 'require("./a.png")', 'load("./a.png").default'],
    ...["{ ...rest }", "{ [key]: 1 }", "{ a: f() }", "{ get a() { return 1 } }"],
  ])("may not give a component the value %s", async (value) => {
    expect(await mistakesOf(`<LinkCard href="/" title="A" a={${value}} />`)).toEqual([
      `1:1 The attribute a={${value}} would have to be run. ${EXPECTED.value}`,
    ]);
  });

  it.each([
    ["Text\n\nMore <kbd>K", "kbd", "3:6"],
    ["Text\n\nMore <kbd>K\n\nNext", "kbd", "3:6"],
    ["Text\n\n- <Steps>\n\n  More\n\nNext", "Steps", "3:3"],
  ])("may not end a block before a tag is closed: %j", async (text, tag, place) => {
    expect(await mistakesOf(text)).toEqual([
      `${place} The tag <${tag}> is not closed in its block. Expected </${tag}> in the same block, <${tag} /> where nothing is in it, or \\< for < in the text.`,
    ]);
  });

  it.each([
    ["Text\n\n<Steps>\n\nMore\n\n</Step>", "7:1 </Step> does not close <Steps> of line 3."],
    ["Text </b> more", "1:6 </b> does not close a tag of its block."],
    ["one<br>two", "1:4 The tag <br> is not closed in its block."],
    ["Text\n\n<Steps\n\nMore", "3:1 The tag that begins here does not end."],
    ["<div class=lamp>x</div>", "1:12 The tag cannot be read: Unexpected character `l`"],
    ["if a <3", "1:6 This < does not begin a tag."],
    ["Text {two words} more", "1:10 The expression in braces is not valid JavaScript: "],
    [
      "Text\n\n{%- highlight js -%}\nif (a) { b: 1 }\n\nb {two words}\n{% endhighlight %}\n\nmore",
      "3:1 The tag {% highlight … %} cannot be read: the site runs no templates.",
    ],
    [
      "{% if a %}\n\nb {% if c %}d{% endif %}\n\n{two words}\n\n{%- endif -%}\n\nmore",
      "1:1 The tag {% if … %} cannot be read",
    ],
    ["a {% include b.html %} c", "1:3 The tag {% include … %} cannot be read"],
    ["import the lamp", "1:12 The import or export is not valid JavaScript: "],
  ])("is refused once if it cannot be read: %j", async (text, expected) => {
    expect(await mistakesOf(text)).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    [
      "a <3\n\n{two words}\n\n<kbd>K\n\n{f()}\n\n<LinkCard href={url} title='A' />\n",
      ["1:3", "3:5", "5:1", "7:1", "9:1"],
    ],
    ["a <b>\n\nb <b>\n\n<3 c {\n\nd {\n", ["1:3", "3:3", "5:1", "5:6", "7:3"]],
    ["<Steps a=b>\n\n{two words}\n\n</Steps>\n\n</kbd>", ["1:10", "3:5", "7:1"]],
    ["<Steps>\n\n- <kbd>K {f()}\n\n</Step>", ["3:3", "3:10", "5:1"]],
    ["{one two} and {three four} and <b>x.", ["1:5", "1:21", "1:32"]],
    ["<div style={color: red}>x</div> <b>y", ["1:18", "1:33"]],
    ["import { a,\nb c } from './x';\n\ntext {x y}\n\n<b>", ["2:3", "4:8", "6:1"]],
    ["export default function X() {\n  return <div>;\n}\n\n<b>", ["3:1", "5:1"]],
    ["{\n  a: 1,\n\n  b: 2\n}\n\n<b>", ["2:4", "7:1"]],
    ["# A\n\n- one {a\n- two }\n\n<b>", ["3:7", "6:1"]],
    ["| <b>x</b> | y |\n| - | - |\n| {x | y} |\n", ["3:3"]],
    ["> {a\n> b}\n", ["1:3"]],
    ["<div><p>text</div>", ["1:13"]],
    ["<Tabs>\n<TabItem>\nx\n\n<TabItem>\ny\n</TabItem>\n</Tabs>", ["8:1"]],
    ["<Details summary='x'\n\nText.\n\n</Details>", ["1:1"]],
    ['<Steps type="tip>\n\nSay "hello" to <b>all</b>.\n\n</Steps>', ["1:1"]],
    ["```jsx\n<b>x</b>\n```\n\nset {a\n\n<Steps x\n\nMore", ["5:5", "7:1"]],
    ["<Steps title={abc>\ntext\n</Steps>", ["1:14"]],
  ])("has each of its mistakes reported once: %j", async (text, places) => {
    const found = (await mistakesOf(text)).map((mistake) => mistake.split(" ")[0]!);
    expect(found.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).toEqual(places);
  });

  it("is compiled but for its mistakes, so that its other problems are found too", async () => {
    const text = "a <3\n\n<Lamp>\n\n[more](./more.md)\n\n</Lamp>";
    const { body, references, problems } = await compile(text, "mdx");
    expect(JSON.stringify(body)).toContain(">more</a>");
    expect(references).toHaveLength(1);
    expect(problems).toMatchObject([{ line: 1 }, { line: 3, message: "Unknown component <Lamp>." }]);
  });

  it("may compute the values of components if it imports, but not those of blocks, which are rendered before", async () => {
    const text = "import { x } from './x';\n\n<LinkCard href={x} title='A' />\n\n<Steps start={x}>\n\n1. a\n\n</Steps>";
    expect(await mistakesOf(text, "module")).toEqual([
      "5:1 The attribute start={x} would have to be run. Expected the value written out, since the block is rendered when the site is built.",
    ]);
  });

  it("is not searched for mistakes without end", async () => {
    const found = await mistakesOf("a <3\n\n".repeat(1000));
    expect(found.length).toBeLessThan(200);
    expect(found.at(-1)).toContain("The rest of this text has not been checked.");
  });
});
