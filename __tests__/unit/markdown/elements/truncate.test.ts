import { compile } from "../../../stand-ins/compile-text";

const MARKS = [
  "<!-- truncate -->",
  "<!--truncate-->",
  "{/* truncate */}",
  "{/*truncate*/}",
  "<!-- more -->",
  "<!--more-->",
  "{/* more */}",
];

describe.each(["md", "mdx"] as const)("the truncate mark in %s", (format) => {
  it.each(MARKS)("%s stands between blocks", async (mark) => {
    const { body, summary } = await compile(`First\n\n${mark}\n\nSecond`, format);
    expect(summary).toBe("<p>First</p>\n");
    expect(body).not.toMatch(/truncate|more|\{/);
    expect(body).toContain("<p>Second</p>");
  });

  it.each(MARKS)("%s stands on a line after a paragraph", async (mark) => {
    const { body, summary } = await compile(`First\n${mark}\n\nSecond`, format);
    expect((summary as string).trim()).toBe("<p>First</p>");
    expect(body).not.toMatch(/truncate|more|\{/);
  });

  it("divides the paragraph that it stands in", async () => {
    const { body, summary } = await compile("First <!-- truncate --> second", format);
    expect(summary).toBe("<p>First </p>");
    expect(body).toBe("<p>First </p><p> second</p>");
  });

  it("in code is code", async () => {
    const { body, summary } = await compile("First\n\n```md\n{/* truncate */}\n<!-- truncate -->\n```", format);
    expect(summary).toBe("");
    expect(body).toContain("{/* truncate */}");
  });

  it("leaves ids of headings and links to them out of the beginning, which lists show beside others", async () => {
    const { body, summary } = await compile("## Intro\n\n> ### Deeper\n\n<!-- truncate -->\n\n## Intro", format);
    expect((summary as string).match(/<h.*?<\/h\d>/g)).toEqual(["<h2>Intro</h2>", "<h3>Deeper</h3>"]);
    expect(body).toMatch(/<h2 id="intro">Intro<a [^]*<h2 id="intro-1">/);
  });

  it("leaves references to footnotes, which stand at the end, out of the beginning", async () => {
    const { body, summary } = await compile("First[^1] *and[^1]*\n\n<!-- truncate -->\n\nSecond\n\n[^1]: Note", format);
    expect(summary).toBe("<p>First <em>and</em></p>\n");
    expect(body).toContain('href="#fn-1" id="fnref-1-2"');
  });
});
