import { compile, htmlOf as html, messagesOf } from "../../../stand-ins/compile-text";

const formulas = async (text: string, format?: "md" | "mdx") =>
  [...(await html(text, format)).matchAll(/<annotation[^>]*>(.*?)<\/annotation>/gs)].map(([, source]) => source);

describe.each(["md", "mdx"] as const)("formulas in %s", (format) => {
  it("in a line are MathML without style, font and script", async () => {
    expect(await html("So $x^2$.", format)).toBe(
      '<p>So <span class="nowrap"><span class="math-inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><semantics><mrow><msup><mi>x</mi>' +
        '<mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>.</span></p>',
    );
  });

  it.each(["", " and", ")", ").", ", and"])("in a line stays with the punctuation after it: %j", async (after) => {
    const [, marks = "", rest] = /^([).,]*)(.*)$/.exec(after)!;
    expect(await html(`So $x$${after}`, format)).toContain(`</math></span>${marks && `${marks}</span>`}${rest}</p>`);
  });

  it("in a line can be scrolled by keyboard if a phone is too narrow for them", async () => {
    const frame = '<span class="math-inline math-wide" tabindex="0" role="group" aria-label="Formula">';
    expect(await html(`So $${"x+".repeat(11)}y$.`, format)).not.toContain("math-wide");
    expect(await html(`So $${"x+".repeat(12)}y$.`, format)).toContain(frame);
  });

  it.each(["$$\nx\n$$", "$$x$$", "```math\nx\n```", "> $$x$$"])(
    "stand in a frame of their own when written as %j",
    async (text) => {
      const block = await html(text, format);
      expect(block).toContain('<div class="math-block" tabindex="0" role="group" aria-label="Formula"><math');
      expect(block).toContain('display="block"');
      expect(block).not.toMatch(/<p>|<code/);
    },
  );

  it.each([
    [
      "$$\\begin{aligned}\nf &= 2 \\\\\n  &+ g\n\\end{aligned}$$",
      "\\begin{aligned}\nf &#x26;= 2 \\\\\n  &#x26;+ g\n\\end{aligned}",
    ],
    ["So\n$$ u\n+ v $$  \nand", "u\n+ v"],
    ["$$u\n\n= v\n$$", "u\n\n= v"],
    ["> - $$\n>   u + v$$", "u + v"],
  ])("may stand on the lines of the dollars: %j", async (text, expected) => {
    const { body, messages } = await compile(`Before\n\n${text}\n\n*After*`, format);
    expect(messages).toEqual([]);
    expect(body).toContain('display="block"');
    expect(body).toContain(`<annotation encoding="application/x-tex">${expected}</annotation>`);
    expect(body).toContain("<em>After</em>");
  });

  it.each([
    ["$x$", ["x"]],
    ["($x$), $y$; *$z$* and $5$.", ["x", "y", "z", "5"]],
    ["a $$x + y$$ b", ["x + y"]],
    ["It is $5 but $x$ is free", ["x"]],
    ["$\\frac{a}{b}$ and $\\{1\\}$", ["\\frac{a}{b}", "\\{1\\}"]],
    ["$x \\mbox{ if } y$", ["x \\mbox{ if } y"]],
  ])("are found in %j", async (text, expected) => {
    expect(await formulas(text, format)).toEqual(expected);
  });

  it.each([
    "It costs $5 and $6.",
    "From $5, or $6–$7, to US$8/$9.",
    "5$ and 6$, 7$.",
    "Copy $HOME/$USER to $PATH.",
    "Copy /$A/b/$",
    "\\$x\\$",
    "`$x$`",
    "$ x $ and $x $ and $ x$",
    "$a\nb$",
    "$x$y",
  ])("are not found in %j", async (text) => {
    expect(await html(text, format)).not.toContain("<math");
  });
});

describe("a faulty formula", () => {
  it.each([
    ["in a line", "Text\n\nSo $a + \\frc{b}$.", 3, 9],
    ["in a block", "$$\na\n  + \\frc{b}\n$$", 3, 5],
    ["in a quotation", "> $$\n> a + \\frc{b}\n> $$", 2, 7],
    ["between double dollars", "$$\\frc{b}$$", 1, 3],
  ])("%s is told with its place, and shows its source", async (_, text, line, column) => {
    const { body, messages } = await compile(text);
    const message = "The formula cannot be read: Undefined control sequence: \\frc.";
    expect(messages).toEqual([{ line, column, message }]);
    expect(body).toMatch(/<code class="math-fault">[^<]*\\frc\{b\}<\/code>/);
  });

  it("that is never closed is told where it begins", async () => {
    expect(await messagesOf("Text\n\n$$\nx\n\nMore text")).toEqual([
      '3:1 The formula has no end. Expected "$$" on a line of its own.',
    ]);
  });
});

describe("a formula", () => {
  it("uses what an earlier one of the text defines, and nothing of other texts", async () => {
    const text = "$$\\gdef\\half{\\frac12}$$\n\n$\\half$";
    expect(await messagesOf(text)).toEqual([]);
    expect(await messagesOf("$\\half$")).toHaveLength(1);
  });

  it("carries no inline style", async () => {
    expect(await html("$\\fcolorbox{red}{blue}{x}$")).not.toContain(" style=");
  });

  it("says the alignment and the rules of its tables in classes, since browsers leave them out", async () => {
    const body = await html("$$\n\\begin{array}{l|r}a&b\\\\\\hline c&d\\end{array}\n$$");
    const classes = [...body.matchAll(/<mtd(?: class="([^"]*)")?>/g)].map(([, names]) => names);
    expect(classes).toEqual([
      "math-left math-rule-end math-rule-below",
      "math-right math-rule-below",
      "math-left math-rule-end",
      "math-right",
    ]);
  });

  it.each(["md", "mdx"] as const)("in a heading is part of its id once, in %s", async (format) => {
    expect((await compile("## The $x^2$ case", format)).headings).toEqual([
      { id: "the-x2-case", text: "The x2 case", level: 2 },
    ]);
  });

  it("beside a component stays in its line", async () => {
    const { body } = await compile("A $x$ <LinkCard href='/a' title='A' />", "mdx");
    expect(JSON.stringify(body)).toMatch(/\{"tag":"span","attributes":\{"className":"math-inline"\},"html":"<math/);
  });
});

describe("text after the end of a block", () => {
  it.each([
    ["$$\nx\n$$ (1)\n\nMore", "3:4", "(1)", "\\tag{1} in the formula, or "],
    ["> $$\n> x\n> y $$  where *y*\n\nMore", "3:9", "where *y*", ""],
    ["$$$\nx\n$$$ (2.1)\n\nMore", "3:5", "(2.1)", "\\tag{2.1} in the formula, or "],
  ])("is shown below the formula, and reported: %j", async (text, place, tail, tag) => {
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
      "1:1",
      '"(1)" follows the formula on its line',
      "\\tag{1} in the formula, or the text in a paragraph of its own",
    ],
    ["> $$x$$.", "1:3", '"." follows the formula on its line', '"." in the formula'],
    ["So\n$$x$$\nis", "2:1", "The formula shares its paragraph with text", "an empty line above and below it"],
  ])("keeps a formula on one line from being a block, and is reported: %j", async (text, place, words, expected) => {
    expect(await messagesOf(text)).toEqual([
      `${place} ${words}, so it is a formula within a line and not a block. Expected ${expected}.`,
    ]);
    expect(await html(text)).not.toContain("math-block");
  });

  it.each(["$$x$$ is short", "So $$x$$ (1)", "- $$x$$", "| A |\n| - |\n| $$x$$ |", "$x$ (1)"])(
    "is not reported where a formula may be within a line: %j",
    async (text) => {
      expect(await messagesOf(text)).toEqual([]);
    },
  );

  it("is none after dollars with a backslash", async () => {
    const { body, messages } = await compile("$$\n\\text{\\$$x$ a}\n$$\n\nMore");
    expect(messages).toEqual([]);
    expect(body).toContain("<p>More</p>");
  });
});
