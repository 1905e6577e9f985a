import { compile } from "../../../stand-ins/compile-text";

const MARKS = ["<!-- truncate -->", "<!--truncate-->", "{/* truncate */}", "{/*truncate*/}"].flatMap((mark) => [
  mark,
  mark.replace("truncate", "more"),
]);

it.each(["All\n\nof it", "All\n\n<!-- do not truncate -->\n\nof it"])("finds no mark in %j", async (text) => {
  expect((await compile(text)).summary).toBe("");
});

describe.each(["md", "mdx"] as const)("in %s", (format) => {
  it.each(MARKS.flatMap((mark) => [`First\n\n${mark}\n\nSecond`, `First\n${mark}\n\nSecond`]))(
    "ends the beginning at the mark in %j",
    async (text) => {
      const { body, summary } = await compile(text, format);
      expect((summary as string).trim()).toBe("<p>First</p>");
      expect(body).not.toMatch(/truncate|more|\{/);
      expect(body).toContain("<p>Second</p>");
    },
  );

  it("divides a paragraph at the first mark", async () => {
    const { body, summary } = await compile("First <!-- truncate --> second\n\n<!-- truncate -->\n\nThird", format);
    expect(summary).toBe("<p>First </p>");
    expect(body).toMatch(/^<p>First <\/p><p> second<\/p>\s*<p>Third<\/p>$/);
  });

  it.each([
    ["- One\n- Two <!-- truncate --> and more\n- Three", "<ul><li>One</li><li>Two </li></ul>"],
    ["> One\n>\n> <!-- truncate -->\n>\n> Two", "<blockquote><p>One</p></blockquote>"],
    ["> <!-- truncate -->\n>\n> Two", ""],
    ["<div>\n\nOne\n\n<!-- truncate -->\n\nTwo\n\n</div>", "<div><p>One</p></div>"],
    ["**One <!-- truncate --> two**", "<p><strong>One </strong></p>"],
  ])("ends the beginning at a mark within %j", async (text, expected) => {
    const { summary, excerpt } = await compile(`First\n\n${text}\n\nLast\n\n<!-- truncate -->`, format);
    expect((summary as string).replaceAll("\n", "")).toBe(`<p>First</p>${expected}`);
    expect(excerpt).toBe("First");
  });

  it("does not divide a table at a mark", async () => {
    const text = "| A | B |\n| - | - |\n| <!-- truncate --> | B |\n\nLast\n\n<!-- truncate -->";
    expect((await compile(text, format)).summary).toMatch(/B<[^]*Last/);
  });

  it("finds no mark in a footnote", async () => {
    const { summary } = await compile("First[^1]\n\n[^1]: Note <!-- truncate --> and more", format);
    expect(summary).toBe("");
  });

  it("takes a mark in code for code", async () => {
    const { body, summary } = await compile("First\n\n```md\n{/* truncate */}\n<!-- truncate -->\n```", format);
    expect(summary).toBe("");
    expect(body).toContain("{/* truncate */}");
  });

  it("leaves ids of headings and links to them out of the beginning, since lists show several", async () => {
    const { body, summary } = await compile("## Intro\n\n> ### Deeper\n\n<!-- truncate -->\n\n## Intro", format);
    expect((summary as string).match(/<h.*?<\/h\d>/g)).toEqual(["<h2>Intro</h2>", "<h3>Deeper</h3>"]);
    expect(body).toMatch(/<h2 id="intro">Intro<a [^]*<h2 id="intro-1">/);
  });

  it("leaves references to footnotes out of the beginning, since the notes are at the end", async () => {
    const { body, summary } = await compile("First[^1] *and[^1]*\n\n<!-- truncate -->\n\nSecond\n\n[^1]: Note", format);
    expect(summary).toBe("<p>First <em>and</em></p>\n");
    expect(body).toContain('href="#fn-1" id="fnref-1-2"');
  });
});

it("does not divide tabs at a mark", async () => {
  const tabs = "<Tabs>\n<TabItem value='a'>\n\n{/* truncate */}\n\n</TabItem>\n<TabItem value='b'>B</TabItem>\n</Tabs>";
  expect((await compile(`${tabs}\n\nLast\n\n{/* truncate */}`, "mdx")).summary).toMatch(/B<[^]*Last/);
});
