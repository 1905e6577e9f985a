import { compile, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  it("makes MathML of a formula in a line, without style, font and script", async () => {
    expect(await html("So $x^2$.", format)).toBe(
      '<p>So <span class="nowrap"><span class="math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi>' +
        '<mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>.</span></p>',
    );
  });

  it.each(["", " and", ")", ").", ", and"])(
    "keeps a formula and the punctuation after it on one line: %j",
    async (after) => {
      const [, marks = "", rest] = /^([).,]*)(.*)$/.exec(after)!;
      expect(await html(`So $x$${after}`, format)).toContain(`</math></span>${marks && `${marks}</span>`}${rest}</p>`);
    },
  );

  it("lets readers scroll a formula by keyboard if it may be wider than a phone", async () => {
    const frame = '<span class="math-inline math-wide" tabindex="0" role="group" aria-label="Formula">';
    expect(await html(`So $${"x+".repeat(11)}y$.`, format)).not.toContain("math-wide");
    expect(await html(`So $${"x+".repeat(12)}y$.`, format)).toContain(frame);
  });

  it.each([
    ["$$\nx\n$$", "x"],
    ["$$x$$", "x"],
    ["```math\nx\n```", "x"],
    ["> $$x$$", "x"],
    [
      "$$\\begin{aligned}\nf &= 2 \\\\\n  &+ g\n\\end{aligned}$$",
      "\\begin{aligned}\nf &#x26;= 2 \\\\\n  &#x26;+ g\n\\end{aligned}",
    ],
    ["$$u\n\n= v\n$$", "u\n\n= v"],
    ["> - $$\n>   u + v$$", "u + v"],
    ["So\n$$ u\n+ v $$  \nand", "u\n+ v"],
  ])("makes a block of %j", async (text, source) => {
    const { body, problems } = await compile(`${text}\n\n*After*`, format);
    expect(problems).toEqual([]);
    expect(body).toContain('<div class="math-block" tabindex="0" role="group" aria-label="Formula"><math');
    expect(body).toContain('display="block"');
    expect(body).toContain(`<annotation encoding="application/x-tex">${source}</annotation>`);
    expect(body).toContain("<p><em>After</em></p>");
    expect(body).not.toMatch(/<p>\s*<div|<code/);
  });

  it.each([
    ["$x$", ["x"]],
    ["($x$), $y$; *$z$* and $5$.", ["x", "y", "z", "5"]],
    ["a $$x + y$$ b", ["x + y"]],
    ["It is $5 but $x$ is free", ["x"]],
    ["$\\frac{a}{b}$ and $\\{1\\}$", ["\\frac{a}{b}", "\\{1\\}"]],
    ["$x \\mbox{ if } y$", ["x \\mbox{ if } y"]],
    ["It costs $5 and $6.", []],
    ["From $5, or $6–$7, to US$8/$9.", []],
    ["5$ and 6$, 7$.", []],
    ["Copy $HOME/$USER to $PATH.", []],
    ["Copy /$A/b/$", []],
    ["Copy ${a}/${b}.", []],
    ["\\$x\\$", []],
    ["`$x$`", []],
    ["$ x $ and $x $ and $ x$", []],
    ["$a\nb$", []],
    ["$x$y", []],
  ])("finds the formulas in %j", async (text, expected) => {
    const formulas = [...(await html(text, format)).matchAll(/<annotation[^>]*>(.*?)<\/annotation>/gs)];
    expect(formulas.map(([, source]) => source)).toEqual(expected);
  });
});

it.each([
  ["Text\n\nSo $a + \\frc{b}$.", "3:9"],
  ["$$\na\n  + \\frc{b}\n$$", "3:5"],
  ["> $$\n> a + \\frc{b}\n> $$", "2:7"],
  ["$$\\frc{b}$$", "1:3"],
])("warns of a faulty formula where the fault is, and shows its source: %j", async (text, place) => {
  expect(await messagesOf(text)).toEqual([`${place} The formula cannot be read: Undefined control sequence: \\frc.`]);
  expect(await html(text)).toMatch(/<code class="math-fault">[^<]*\\frc\{b\}<\/code>/);
});

it("warns of a formula without an end where it begins", async () => {
  expect(await messagesOf("Text\n\n$$\nx\n\nMore text")).toEqual([
    '3:1 The formula has no end. Expected "$$" on a line of its own.',
  ]);
});

it("lets a formula use what an earlier one of the text defines, but nothing of other texts", async () => {
  expect(await messagesOf("$$\\gdef\\half{\\frac12}$$\n\n$\\half$")).toEqual([]);
  expect(await messagesOf("$\\half$")).toHaveLength(1);
});

it("writes no inline style", async () => {
  expect(await html("$\\fcolorbox{red}{blue}{x}$")).not.toContain(" style=");
});

it("marks the alignment and the rules of tables by classes, since browsers ignore the attributes", async () => {
  const body = await html("$$\n\\begin{array}{l|r}a&b\\\\\\hline c&d\\end{array}\n$$");
  const classes = [...body.matchAll(/<mtd(?: class="([^"]*)")?>/g)].map(([, names]) => names);
  expect(classes).toEqual([
    "math-left math-rule-end math-rule-below",
    "math-right math-rule-below",
    "math-left math-rule-end",
    "math-right",
  ]);
});

it.each(["md", "mdx"] as const)("has a formula in the id of a heading once, in %s", async (format) => {
  expect((await compile("## The $x^2$ case", format)).headings).toEqual([
    { id: "the-x2-case", text: "The x2 case", level: 2 },
  ]);
});

it("keeps a formula beside a component in its line", async () => {
  const { body } = await compile("A $x$ <LinkCard href='/a' title='A' />", "mdx");
  expect(JSON.stringify(body)).toMatch(/\{"tag":"span","attributes":\{"className":"math-inline"\},"html":"<math/);
});

it.each([
  ["$$\nx\n$$ (1)\n\nMore", "3:4", "(1)", "\\tag{1} in the formula, or "],
  ["> $$\n> x\n> y $$  where *y*\n\nMore", "3:9", "where *y*", ""],
  ["$$$\nx\n$$$ (2.1)\n\nMore", "3:5", "(2.1)", "\\tag{2.1} in the formula, or "],
])("shows text after the end of a block below it, and warns of it: %j", async (text, place, tail, tag) => {
  expect(await messagesOf(text)).toEqual([
    `${place} "${tail}" follows the $$ that ends the formula, so it is text below it. Expected ${tag}the text on a line of its own.`,
  ]);
  const body = await html(text);
  expect(body).toMatch(/<div class="math-block".*<\/math>.*<\/div>\s*<p>/s);
  expect(body).toContain(`<p>${tail}</p>`);
  expect(body).toContain("<p>More</p>");
});

it.each([
  [
    "$$x$$ (1)",
    '1:1 "(1)" follows the formula on its line',
    "\\tag{1} in the formula, or the text in a paragraph of its own",
  ],
  ["> $$x$$.", '1:3 "." follows the formula on its line', '"." in the formula'],
  ["So\n$$x$$\nis", "2:1 The formula shares its paragraph with text", "an empty line above and below it"],
])("warns of text that keeps a formula from being a block: %j", async (text, words, expected) => {
  expect(await messagesOf(text)).toEqual([
    `${words}, so it is a formula within a line and not a block. Expected ${expected}.`,
  ]);
  expect(await html(text)).not.toContain("math-block");
});

it.each(["$$x$$ is short", "So $$x$$ (1)", "- $$x$$", "| A |\n| - |\n| $$x$$ |", "$x$ (1)"])(
  "does not warn of a formula that may be within a line: %j",
  async (text) => {
    expect(await messagesOf(text)).toEqual([]);
  },
);

it("does not end a block at dollars after a backslash", async () => {
  const { body, problems } = await compile("$$\n\\text{\\$$x$ a}\n$$\n\nMore");
  expect(problems).toEqual([]);
  expect(body).toContain("<p>More</p>");
});
