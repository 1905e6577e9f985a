import { compile as compileText } from "../../../stand-ins/compile-text";

const FORMATS = ["md", "mdx", "module"] as const;

const compile = async (text: string, format: (typeof FORMATS)[number] = "md") => {
  const { body, summary, messages } = await compileText(text, format);
  expect(messages).toEqual([]);
  return format === "module" ? summary : body;
};

describe("alerts as GitHub writes them", () => {
  it.each([
    ["NOTE", "note"],
    ["WARNING", "warning"],
    ["CAUTION", "caution"],
    ["note", "note"],
  ])("%s are admonitions, in each format", async (mark, type) => {
    for (const format of FORMATS) {
      const alert = await compile(`> [!${mark}]\n> Some *text*.\n>\n> - More\n\n<!-- truncate -->`, format);
      const directive = await compile(`:::${type}\nSome *text*.\n\n- More\n:::\n\n<!-- truncate -->`, format);
      expect(alert).toBe(directive);
      expect(alert).toContain(`admonition-${type}`);
    }
  });

  it.each([
    ["with a blank line below the mark", "> [!TIP]\n>\n> Text"],
    ["with lines of Windows", "> [!TIP]\r\n> Text"],
    ["with spaces behind the mark", "> [!TIP]  \n> Text"],
    ["without signs before other lines", "> [!TIP]\nText"],
  ])("may be written %s", async (_, text) => {
    expect(await compile(text)).toBe(await compile(":::tip\nText\n:::"));
  });

  it("may begin with marked words, and stand in lists and in each other", async () => {
    expect(await compile("> [!TIP]\n> **Text**")).toBe(await compile(":::tip\n**Text**\n:::"));
    expect(await compile("- A\n\n  > [!TIP]\n  > > [!NOTE]\n  > > Text")).toBe(
      await compile("- A\n\n  ::::tip\n  :::note\n  Text\n  :::\n  ::::"),
    );
  });

  it.each([
    "> [!NOTE] A title\n> Text",
    "> [!NOTE] **A title**\n> Text",
    "> [!INFO]\n> Text",
    "> Text\n> [!NOTE]\n> More",
    "> [!NOTE]",
    "> \\[!NOTE]\n> Text",
    "> [!NOTE]\n> Text\n\n[!note]: /x",
    "[!NOTE]\nText",
    "> # [!NOTE]\n> Text",
  ])("%j is a quote or a text", async (text) => {
    expect(await compile(text)).not.toContain("admonition");
  });
});
