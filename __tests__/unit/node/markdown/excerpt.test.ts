import { extractExcerpt } from "../../../../src/node/markdown/excerpt";

describe("extractExcerpt", () => {
  it.each([
    ["the first paragraph", "First line\nsecond line\n\nSecond paragraph", "First line second line"],
    ["what follows a heading", "# Title\n\nText", "Text"],
    ["what follows imports and exports", "import A from './a'\nexport const b = 1\n\nText", "Text"],
    ["what follows code", "```js\nlet a;\n\nlet b;\n```\n\nText", "Text"],
    ["what follows code in tildes", "~~~\ncode\n~~~\nText", "Text"],
    ["what follows a picture", "![A cat](./cat.png)\n\nText", "Text"],
    ["what follows comments", "<!-- note -->\n\n{/* note */}\n\nText", "Text"],
    ["what follows a component", '<LinkCard href="/a" title="A" />\n\nText', "Text"],
    ["an embed", "::video[A film]{id=aqz-KE-bpKQ}\n\nText", "Text"],
    ["what is inside a component", "<Steps>\nText\n</Steps>", "Text"],
    ["what follows a table", "| a | b |\n|---|---|\n\nText", "Text"],
    ["what follows a rule", "---\n\nText", "Text"],
    ["what follows a footnote's text", "[^1]: Note\n\nText", "Text"],
    ["the text of an admonition", ":::note\nText\n:::", "Text"],
    ["the text up to a heading", "Text\n## More", "Text"],
    ["the text up to code", "Text\n```\ncode\n```", "Text"],
    ["a quotation", "> Said", "Said"],
    ["an item of a list", "1. First", "First"],
    ["lines of Windows", "First\r\nsecond\r\n\r\nThird", "First second"],
    ["nothing without text", "# Title\n\n```\ncode\n```\n", ""],
    ["nothing of nothing", "", ""],
  ])("takes %s", (_, text, excerpt) => {
    expect(extractExcerpt(text)).toBe(excerpt);
  });

  it.each([
    ["**bold** and *italic* and ~~gone~~", "bold and italic and gone"],
    ["__bold__ and _italic_", "bold and italic"],
    ["a [link](https://example.com) and [another][ref]", "a link and another"],
    ["a picture ![of a cat](./cat.png) inside", "a picture of a cat inside"],
    ["`code` and <kbd>K</kbd>", "code and K"],
    ["a note[^1]", "a note"],
    ["a party :tada: at 10:30", "a party 🎉 at 10:30"],
    ["a < b and c > d", "a < b and c > d"],
    ["1 < 2, 3 > 2 and <b>bold</b>", "1 < 2, 3 > 2 and bold"],
    ["snake_case_name and 2 * 3 * 4", "snake_case_name and 2 * 3 * 4"],
  ])("strips the marks of %s", (text, excerpt) => {
    expect(extractExcerpt(text)).toBe(excerpt);
  });
});
