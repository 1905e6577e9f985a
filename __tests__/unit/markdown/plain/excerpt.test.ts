import { extractExcerpt } from "../../../../src/markdown/plain/excerpt";

describe("extractExcerpt", () => {
  it.each([
    ["the first paragraph", "First line\nsecond line\n\nSecond paragraph", "First line second line"],
    ["what follows a heading", "# Title\n\nText", "Text"],
    ["what follows imports and exports", "import A from './a'\nexport const b = 1\n\nText", "Text"],
    ["what follows code", "```js\nlet a;\n\nlet b;\n```\n\nText", "Text"],
    ["what follows a picture", "![A cat](./cat.png)\n\nText", "Text"],
    ["what follows a comment of several lines", "<!--\nTODO: ask Jane\n-->\n\nText", "Text"],
    ["what follows a comment of MDX of several lines", "{/*\nTODO: ask Jane\n\n# Not\n*/}\n\nText", "Text"],
    ["what follows an import of several lines", 'import {\n  A,\n  B,\n} from "x";\n\nText', "Text"],
    ["what follows an export with a blank line", "export const a = {\n  b: 1,\n\n  c: 2,\n};\n\nText", "Text"],
    ["a line that begins with import in a sentence", "You can\nimport it", "You can import it"],
    ["what is indented in components", "<Tabs>\n  <Tab>\n    Text\n  </Tab>\n</Tabs>", "Text"],
    [
      "what is inside a tag of several lines",
      '<Admonition\n  type="tip" title="a > b"\n>\n\nText\n\n</Admonition>',
      "Text",
    ],
    ["what follows a tag with values", '<Tabs items={["a", "b"]} style={{ a: { b: 1 } }} />\n\nText', "Text"],
    [
      "a paragraph of HTML",
      '<h1 align="center">Title</h1>\n<p align="center">\n  Fish &amp; chips\n</p>',
      "Fish & chips",
    ],
    ["what follows a style", "<style>\np { color: red }\n</style>\n\nText", "Text"],
    ["what follows a title that is underlined", "Title\n=====\n\nText", "Text"],
    ["what follows code in a list", "1. ```bash\n   npm i\n   ```\n\nText", "Text"],
    ["what follows code that shows the marks of code", "~~~\n```\n~~~\n\nText", "Text"],
    ["what follows a formula", "$$\nx^2\n$$\n\nText", "Text"],
    ["what follows the definition of a link", "[x]: http://y\n\nText", "Text"],
    ["what stands before a truncate mark", "Text {/* truncate */} more", "Text"],
    ["what stands before a mark of Hugo", "Text <!--more--> more", "Text"],
    ["what follows much else", `${"## Title\n\n".repeat(2000)}Text`, "Text"],
    ["the text of an admonition", ":::note\nText\n:::", "Text"],
    ["the text up to a heading", "Text\n## More", "Text"],
    ["a quotation of several lines", "> a\n> b", "a b"],
    ["an item of a list", "1. First", "First"],
    ["lines of Windows", "First\r\nsecond\r\n\r\nThird", "First second"],
    ["nothing without text", "# Title\n\n```\ncode\n```\n", ""],
    ["nothing of nothing", "", ""],
  ])("takes %s", (_, text, excerpt) => {
    expect(extractExcerpt(text, "mdx")).toBe(excerpt);
  });

  it.each([
    ["**bold** and *italic* and ~~gone~~", "bold and italic and gone"],
    ["a [link](https://example.com) and [another][ref]\n\n[ref]: /b", "a link and another"],
    ["a [Link]\n\n```\ncode\n```\n\n[link]: /b", "a Link"],
    ["a list[0] and [sic]", "a list[0] and [sic]"],
    ["an address <https://example.com> and", "an address https://example.com and"],
    ["the words `<b>` and `{/* truncate */}`", "the words <b> and {/* truncate */}"],
    ["code `:tada:`", "code :tada:"],
    ["text {/* a note\nof two lines */} and <!-- another --> text", "text and text"],
    ["two  \nlines<br />or three", "two lines or three"],
    ["a formula $x^2$ for $5", "a formula x^2 for $5"],
    ["a *long\nemphasis* and \\*stars\\*", "a long emphasis and *stars*"],
    ["a picture ![of a cat](./cat.png) inside", "a picture of a cat inside"],
    ["a note[^1]\n\n[^1]: Note", "a note"],
    ["a party :tada: at 10:30", "a party 🎉 at 10:30"],
    ["a < b and c > d", "a < b and c > d"],
    ["1 < 2, 3 > 2 and <b>bold</b>", "1 < 2, 3 > 2 and bold"],
  ])("strips the marks of %s", (text, excerpt) => {
    expect(extractExcerpt(text, "mdx")).toBe(excerpt);
  });

  it.each([
    ["a comment of MDX", "One {/* two */} three", "One {/* two */} three"],
    ["a comment of MDX that has no end", "One {/* two", "One {/* two"],
    ["a sentence that begins with a word of modules", "export your notes first.\n\nThen", "export your notes first."],
  ])("takes %s for text in .md", (_, text, excerpt) => {
    expect(extractExcerpt(text, "md")).toBe(excerpt);
  });

  it.each([
    ["truncate mark", "Text {/* truncate */} more", "Text"],
    ["mark of Hugo", "Text {/* more */} more", "Text"],
    ["comment of HTML", "<!-- note -->\n\nText", "Text"],
    ["component", '<Admonition type="tip">\n\nText\n\n</Admonition>', "Text"],
  ])("leaves a %s out in .md too", (_, text, excerpt) => {
    expect(extractExcerpt(text, "md")).toBe(excerpt);
  });

  it.each(["md", "mdx"] as const)("takes the text of an alert, without its mark, in .%s", (syntax) => {
    expect(extractExcerpt("> [!NOTE]\n> The *text*.", syntax)).toBe("The text.");
    expect(extractExcerpt("> [!WARNING]\n>\n> The text.", syntax)).toBe("The text.");
    expect(extractExcerpt("> [!NOTE] The text.", syntax)).toBe("[!NOTE] The text.");
  });
});
