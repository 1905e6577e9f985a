import { prepareDirectives } from "../../../../src/markdown/blocks/directives";
import { compileBlock } from "../../../stand-ins/compile-text";

it.each([
  [":::note Title", ":::note[Title]"],
  ["::::tip  A *long* title ", "::::tip[A *long* title]"],
  [":::warning See [it](/a)", ":::warning[See [it](/a)]"],
  [":::danger One ] bracket", ":::danger[One \\] bracket]"],
  [":::note Title {.class}", ":::note[Title]{.class}"],
  [":::note Using `{braces}` here", ":::note[Using `{braces}` here]"],
  [":::note Using {braces} here {.class}", ":::note[Using {braces} here]{.class}"],
  [":::tip Use {{ x }}", ":::tip[Use {{ x }}]"],
  [":::tip Use `{x}`", ":::tip[Use `{x}`]"],
  [":::note It's {title=it's}", ":::note[It's]{title=it's}"],
  [":::note Title {title=a=b}", ":::note[Title]{title=a=b}"],
  [':::note {title="{A}" .class} ', ':::note{title="{A}" .class}'],
  [':::note {title="A"}', ':::note{title="A"}'],
  [":::details More", ":::details[More]"],
  [":::note [Title]", ":::note[Title]"],
  [":::note [One] more", ":::note[[One] more]"],
  ["> :::note Title", "> :::note[Title]"],
  ["  - :::note Title", "  - :::note[Title]"],
  [":::note A\r\nb\r\n:::\r\n", ":::note[A]\r\nb\r\n:::\r\n"],
])("puts the title of %j in brackets", (text, expected) => {
  expect(prepareDirectives(`Before\n${text}\nAfter`)).toBe(`Before\n${expected}\nAfter`);
});

it.each([
  ":::note",
  ":::note ",
  ":::note[Title]",
  ":::other Title",
  ":::notes Title",
  "::note Title",
  "a :::note Title",
  "```\n:::note Title\n```",
])("leaves %j as it is", (text) => {
  expect(prepareDirectives(text)).toBe(text);
});

it.each([
  "At 10:30 and 22:15:07",
  "std::vector and a::b",
  "key:value, :nonesuch:",
  "ratio 4:3 :note",
  ":tip[not a block] here",
  "a:b[c]{d=e}",
  "::name",
])("takes %s for text", async (text) => {
  expect(await compileBlock(text)).toEqual({ html: `<p>${text}</p>`, messages: [] });
});

it.each(["md", "mdx"] as const)("reads marks after a colon in a line of .%s", async (format) => {
  const text = "At 10:30[^1] or 10:45[the *plan*](https://a.example).\n\n[^1]: Note";
  const { html, messages } = await compileBlock(text, format);
  expect(html).toContain("<em>plan</em>");
  expect(html).toContain('id="fnref-1"');
  expect(messages).toEqual([]);
});

it.each([
  ["::vide[x]{id=a}", "Did you mean ::video? "],
  ["::foo[bar]", ""],
  ["::note[hi]", ""],
  ['::foo{id="a"}', ""],
])("warns of the unknown block %s", async (text, guess) => {
  const [, name] = /^::(\w+)/.exec(text)!;
  expect(await compileBlock(text)).toEqual({
    html: `<p>${text}</p>`,
    messages: [`1:1 Unknown block "::${name}". ${guess}Expected one of: video, demo, link-card, services.`],
  });
});

it.each([":::note\nText", "::::note\nText\n:::", ":::note\n:::tip\nText\n:::\n:::"])(
  "warns of a block that is not closed: %j",
  async (text) => {
    const { messages } = await compileBlock(text);
    expect(messages).toEqual([expect.stringMatching(/^\d:1 The block :::(note|tip) is not closed\. /)]);
  },
);

it("allows braces in a title", async () => {
  const { html, messages } = await compileBlock(":::note Using {braces}, `{a}` and {{ x }}\nText\n:::");
  expect(messages).toEqual([]);
  expect(html).toContain('<p class="admonition-title">Using {braces}, <code>{a}</code> and {{ x }}</p>');
});

it.each(["md", "mdx"] as const)("makes a link card, in %s", async (format) => {
  const { html } = await compileBlock('::link-card[The *docs*]{href="https://a.example" description="Start"}', format);
  const props = { href: "https://a.example", description: "Start", title: "The docs" };
  expect(JSON.parse(html)).toEqual([{ component: "LinkCard", props, children: [] }]);
});

it("makes blocks in lists, quotations and HTML", async () => {
  const { html, messages } = await compileBlock(
    "- :::tip\n  a\n  :::\n\n> :::note\n> b\n> :::\n\n<div>\n\n:::info\nc\n:::\n\n</div>",
  );
  expect(messages).toEqual([]);
  expect(html).toMatch(/<li>\s*<div class="admonition admonition-tip"/);
  expect(html).toMatch(/<blockquote>\s*<div class="admonition admonition-note"/);
  expect(html).toMatch(/<div>\s*<div class="admonition admonition-info".*<\/div>\s*<\/div>$/);
});
