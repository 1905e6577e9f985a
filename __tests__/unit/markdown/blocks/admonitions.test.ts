import { compileBlock, htmlOf as html } from "../../../stand-ins/compile-text";

describe("admonitions", () => {
  it.each(["note", "tip", "info", "warning", "danger", "caution", "important", "success"])(
    "has :::%s with its name",
    async (name) => {
      const title = name[0]!.toUpperCase() + name.slice(1);
      expect(await html(`:::${name}\nText\n:::`)).toBe(
        `<div class="admonition admonition-${name}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p><p>Text</p></div>`,
      );
    },
  );

  it("takes a title with markup, and keeps the kind as its accessible name", async () => {
    expect(await html(":::tip[My *own*]\nText\n:::")).toBe(
      '<div class="admonition admonition-tip" role="note" aria-label="Tip"><p class="admonition-title">My <em>own</em></p><p>Text</p></div>',
    );
  });

  it.each([":::tip My *own*", ':::tip{title="My own"}', ':::tip[My own]{title="Other"}'])(
    "takes a title from %s",
    async (first) => {
      const body = await html(`${first}\nText\n:::`);
      expect(body.replace(/<\/?em>/g, "")).toContain('<p class="admonition-title">My own</p><p>Text</p>');
    },
  );

  it("has :::secondary as a note", async () => {
    expect(await html(":::secondary\nText\n:::")).toContain('admonition-secondary" role="note" aria-label="Note"');
  });

  it("may be written as a component, which knows its types", async () => {
    const body = await html('<Admonition type="tip" title="My own">\n\nText\n\n</Admonition>', "mdx");
    expect(body).toBe(await html(":::tip[My own]\nText\n:::"));
    const { html: unknown, messages } = await compileBlock('<Admonition type="tipp">x</Admonition>', "mdx");
    expect(unknown).toContain("admonition-info");
    expect(messages).toEqual([expect.stringMatching(/^1:1 Unknown type "tipp"\. Expected one of: note, /)]);
  });

  it("nests, with more colons outside", async () => {
    const body = await html("::::warning\n\n:::danger\nInner\n:::\n\nOuter\n\n::::");
    expect(body).toMatch(
      /^<div class="admonition admonition-warning".*<div class="admonition admonition-danger".*<p>Inner<\/p><\/div>/,
    );
    expect(body).toMatch(/<p>Outer<\/p><\/div>$/);
  });

  it("says where a kind is unknown and keeps the text", async () => {
    const { html: body, messages } = await compileBlock("Text\n\n:::nite\nInside\n:::");
    expect(messages).toEqual([
      '3:1 Unknown block ":::nite". Did you mean :::note? Expected one of: note, tip, info, warning, danger, caution, important, success, secondary, tabs, tab, details, steps, file-tree.',
    ]);
    expect(body).toContain("<p>Inside</p>");
  });
});

describe("what only looks like a directive", () => {
  it.each([
    "At 10:30 and 22:15:07",
    "std::vector and a::b",
    "key:value, :nonesuch:",
    "ratio 4:3 :note",
    ":tip[not a block] here",
    "a:b[c]{d=e}",
    "::name",
  ])("stays text: %s", async (text) => {
    expect(await compileBlock(text)).toEqual({ html: `<p>${text}</p>`, messages: [] });
  });

  it.each(["::foo[bar]", "::note[hi]", '::foo{id="a"}'])("but says of %s that it is no block", async (text) => {
    const messages = [expect.stringContaining("Unknown block")];
    expect(await compileBlock(text)).toEqual({ html: `<p>${text}</p>`, messages });
  });
});
