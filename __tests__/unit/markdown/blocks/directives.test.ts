import { prepareDirectives } from "../../../../src/markdown/blocks/directives";
import { compileBlock, messagesOf } from "../../../stand-ins/compile-text";

describe("titles after the name of a block", () => {
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
  ])("are put in brackets: %j", (text, expected) => {
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
  ])("leave %j as it is", (text) => {
    expect(prepareDirectives(text)).toBe(text);
  });

  it("keep the lines of a text with line ends of Windows", () => {
    expect(prepareDirectives(":::note A\r\nb\r\n:::\r\n")).toBe(":::note[A]\r\nb\r\n:::\r\n");
  });
});

describe("a directive", () => {
  it("that nobody knows is reported", async () => {
    expect(await messagesOf("::vide[x]{id=a}")).toEqual([
      '1:1 Unknown block "::vide". Did you mean ::video? Expected one of: video, demo, link-card, services.',
    ]);
  });

  it.each([":::note\nText", "::::note\nText\n:::", ":::note\n:::tip\nText\n:::\n:::"])(
    "that is not closed is reported: %j",
    async (text) => {
      expect(await messagesOf(text)).toEqual([expect.stringMatching(/^\d:1 The block :::(note|tip) is not closed\. /)]);
    },
  );

  it("has a title with braces", async () => {
    const { html, messages } = await compileBlock(":::note Using {braces}, `{a}` and {{ x }}\nText\n:::");
    expect(messages).toEqual([]);
    expect(html).toContain('<p class="admonition-title">Using {braces}, <code>{a}</code> and {{ x }}</p>');
  });

  it("is a link card in both formats", async () => {
    for (const format of ["md", "mdx"] as const) {
      const { html } = await compileBlock(
        '::link-card[The *docs*]{href="https://docs.example" description="Start"}',
        format,
      );
      expect(JSON.parse(html)).toEqual([
        {
          component: "LinkCard",
          props: { href: "https://docs.example", description: "Start", title: "The docs" },
          children: [],
        },
      ]);
    }
  });

  it("works in lists, quotations and HTML", async () => {
    const { html, messages } = await compileBlock(
      "- :::tip\n  a\n  :::\n\n> :::note\n> b\n> :::\n\n<div>\n\n:::info\nc\n:::\n\n</div>",
    );
    expect(messages).toEqual([]);
    expect(html).toMatch(/<li>\s*<div class="admonition admonition-tip"/);
    expect(html).toMatch(/<blockquote>\s*<div class="admonition admonition-note"/);
    expect(html).toMatch(/<div>\s*<div class="admonition admonition-info".*<\/div>\s*<\/div>$/);
  });
});
