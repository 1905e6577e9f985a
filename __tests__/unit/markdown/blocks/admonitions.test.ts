import { compileBlock, htmlOf as html } from "../../../stand-ins/compile-text";

it.each([
  ["note", "Note"],
  ["tip", "Tip"],
  ["info", "Info"],
  ["warning", "Warning"],
  ["danger", "Danger"],
  ["caution", "Caution"],
  ["important", "Important"],
  ["success", "Success"],
  ["secondary", "Note"],
])("renders :::%s with the title %s", async (name, title) => {
  expect(await html(`:::${name}\nText\n:::`)).toBe(
    `<div class="admonition admonition-${name}" role="note" aria-label="${title}"><p class="admonition-title">${title}</p><p>Text</p></div>`,
  );
});

it.each([
  [":::tip[My *own*]\nText\n:::", "md", "My <em>own</em>"],
  [":::tip My *own*\nText\n:::", "md", "My <em>own</em>"],
  [':::tip{title="My own"}\nText\n:::', "md", "My own"],
  [':::tip[My own]{title="Other"}\nText\n:::', "md", "My own"],
  ['<Admonition type="tip" title="My own">\n\nText\n\n</Admonition>', "mdx", "My own"],
] as const)("takes the title of %j in %s, and keeps the type as the accessible name", async (text, format, title) => {
  expect(await html(text, format)).toBe(
    `<div class="admonition admonition-tip" role="note" aria-label="Tip"><p class="admonition-title">${title}</p><p>Text</p></div>`,
  );
});

it("nests admonitions with more colons outside", async () => {
  const body = await html("::::warning\n\n:::danger\nInner\n:::\n\nOuter\n\n::::");
  expect(body).toMatch(
    /^<div class="admonition admonition-warning".*<div class="admonition admonition-danger".*<p>Inner<\/p><\/div>\s*<p>Outer<\/p><\/div>$/s,
  );
});

it("warns of an unknown type, and keeps the text", async () => {
  const names = "note, tip, info, warning, danger, caution, important, success, secondary";
  const directive = await compileBlock("Text\n\n:::nite\nInside\n:::");
  expect(directive.messages).toEqual([
    `3:1 Unknown block ":::nite". Did you mean :::note? Expected one of: ${names}, tabs, tab, details, steps, file-tree.`,
  ]);
  expect(directive.html).toContain("<p>Inside</p>");
  for (const type of ["tipp", "constructor"]) {
    const component = await compileBlock(`<Admonition type="${type}">x</Admonition>`, "mdx");
    expect(component.messages).toEqual([`1:1 Unknown type "${type}". Expected one of: ${names}.`]);
    expect(component.html).toContain("admonition-info");
  }
});
