import { compile as compileText } from "../../../stand-ins/compile-text";

const FORMATS = ["md", "mdx", "module"] as const;

const compile = async (text: string, format: (typeof FORMATS)[number] = "md") => {
  const { body, summary, problems } = await compileText(text, format);
  expect(problems).toEqual([]);
  return format === "module" ? summary : body;
};

it.each([
  ["NOTE", "note"],
  ["WARNING", "warning"],
  ["CAUTION", "caution"],
  ["note", "note"],
])("takes GitHub's alert %s for an admonition, in each format", async (mark, type) => {
  for (const format of FORMATS) {
    const alert = await compile(`> [!${mark}]\n> Some *text*.\n>\n> - More\n\n<!-- truncate -->`, format);
    const directive = await compile(`:::${type}\nSome *text*.\n\n- More\n:::\n\n<!-- truncate -->`, format);
    expect(alert).toBe(directive);
    expect(alert).toContain(`admonition-${type}`);
  }
});

it.each([
  ["> [!TIP]\n>\n> Text", ":::tip\nText\n:::"],
  ["> [!TIP]\r\n> Text", ":::tip\nText\n:::"],
  ["> [!TIP]  \n> Text", ":::tip\nText\n:::"],
  ["> [!TIP]\nText", ":::tip\nText\n:::"],
  ["> [!TIP]\n> **Text**", ":::tip\n**Text**\n:::"],
  ["- A\n\n  > [!TIP]\n  > > [!NOTE]\n  > > Text", "- A\n\n  ::::tip\n  :::note\n  Text\n  :::\n  ::::"],
])("takes %j for %j", async (alert, directive) => {
  expect(await compile(alert)).toBe(await compile(directive));
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
])("takes %j for a quote or a text", async (text) => {
  expect(await compile(text)).not.toContain("admonition");
});
