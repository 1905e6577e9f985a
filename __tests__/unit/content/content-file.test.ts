import { z } from "zod";
import { checkFrontMatter } from "../../../src/content/check-data";
import { DEFAULT_RULES } from "../../../src/content/front-matter/keys";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({ title: z.string() });
const read = (text: string) =>
  checkFrontMatter(sourceFile("pages/about.md", text), schema, DEFAULT_RULES, { title: "Untitled" });

describe("front matter", () => {
  it.each([
    ["unix", "---\ntitle: About\n---\nText\n", "\n\n\nText\n"],
    ["windows", "---\r\ntitle: About\r\n---\r\nText\r\n", "\n\n\nText\r\n"],
    ["a byte order mark", "\uFEFF---\ntitle: About\n---\nText", "\n\n\nText"],
    ["spaces after the marks", "---  \ntitle: About\n--- \nText", "\n\n\nText"],
    ["no text", "---\ntitle: About\n---", "\n\n"],
    ["a rule in the text", "---\ntitle: About\n---\nOne\n\n---\n\nTwo", "\n\n\nOne\n\n---\n\nTwo"],
    ["three hyphens inside a value", "---\ntitle: About --- us\n---\nText", "\n\n\nText"],
  ])("keeps every line of the text at its place: %s", (_, file, text) => {
    expect(read(file)).toMatchObject({ problems: [], text });
  });

  it.each([
    ['description: "It is\nlong"', "It is long"],
    ["description: 'It''s\n\nlong, \"very\"\n'", "It's"],
    ['description: "It is\nlong \\"very\\""', 'It is long "very"'],
  ])("takes a value in quotes that goes on without an indent, as other tools do: %j", (yaml, description) => {
    expect(sourceFile("blog/a.md", `---\ntitle: A\n${yaml}\ntags: [a]\n---\n`)).toMatchObject({
      data: { title: "A", description: expect.stringContaining(description) as string, tags: ["a"] },
      problems: [],
    });
  });

  it.each([
    ['title: A\ndescription: "It is\nlong, very"\ntags: {', "5:7"],
    ["title: A\ndescription: 'It''s\n\nlong, \"very\"\n'\ntags: {", "7:7"],
    ['title: A\r\ndescription: "It is\r\nlong"\r\ntags: {', "5:7"],
  ])("keeps the places below a value in quotes that goes on without an indent: %j", (yaml, place) => {
    expect(reported(sourceFile("blog/a.md", `---\n${yaml}\n---\n`))).toEqual([
      expect.stringContaining(`a.md:${place}  The YAML cannot be read: this bracket is not closed.`),
    ]);
  });

  it("takes tabs in a list in brackets, as Hugo does", () => {
    const text = '---\ntitle: A\ntags: [ \n\t"Go",\n\t"C\t1"\n]\ndate: 2026-01-01\n---\n';
    expect(sourceFile("blog/a.md", text)).toMatchObject({ data: { tags: ["Go", "C\t1"] }, problems: [] });
  });

  it.each([
    ["without front matter", "Just text"],
    ["with a rule further down", "Just text\n\n---\nabout: this\n---\n"],
  ])("asks a file %s for what is missing", (_, text) => {
    expect(reported(read(text))).toEqual(['content/pages/about.md:1:1  "title" is missing.  Expected text.']);
  });

  it("asks empty front matter for what is missing", () => {
    expect(reported(read("---\n---\nText"))).toEqual([
      'content/pages/about.md:2:1  "title" is missing.  Expected text.',
    ]);
  });

  it.each([
    ["a key", "---\ntitle: About\nText\n"],
    ["a comment", "---\n# c\ntitle: About\nText\n"],
    ["an empty line", "---\n\ntitle: About\nText\n"],
    ["both, on windows", '\uFEFF---\r\n  # c\r\n \r\n"title": About\r\nText\r\n'],
  ])("says of front matter that begins with %s that it has no end", (_, text) => {
    expect(reported(read(text))).toEqual([
      "content/pages/about.md:1:1  The front matter has no end.  Expected a line of three hyphens after the last key.",
    ]);
  });

  it.each([
    ["an empty line above it", 2, "\n---\ntitle: About\n---\nText\n"],
    ["empty lines above it, on windows", 3, "\uFEFF\r\n \r\n---\r\ntitle: About\r\n---\r\nText\r\n"],
    ["room before its hyphens", 1, " ---\ntitle: About\n---\nText\n"],
    ["four hyphens", 1, "----\ntitle: About\n----\nText\n"],
    ["a dash that an editor made of hyphens", 1, "—\ntitle: About\n—\nText\n"],
    ["a dash that an editor made of two of them", 1, "—-\ntitle: About\n---\nText\n"],
    ["text above it", 3, "# About\n\n---\ntitle: About\ntags:\n- a\n---\nText\n"],
    ["text above it and another key", 2, "# About\n---\nlayout: page\ntitle: About\n---\nText\n"],
    ["no line of hyphens", 1, "title: About\ndate: 2025-03-14\n\nText\n"],
    ["no line of hyphens, as in Pelican", 1, "Title: About\nDate: 2025-03-14\n\nText\n"],
    ["four plus signs", 1, '++++\ntitle = "About"\n++++\nText\n'],
  ])("says of front matter with %s that it begins wrongly, and nothing else", (_, line, text) => {
    expect(reported(read(text))).toEqual([
      `content/pages/about.md:${line}:1  The front matter does not begin as it should.  Expected three hyphens as the whole first line of the file, then lines of the form key: value.`,
    ]);
  });

  it.each([
    ["that begins with another key", 4, "---\ntitle: A\n---\n---\nlayout: post\ntags: [a]\n---\nText\n"],
    ["at once", 4, "---\nlayout: post\n---\n---\ntitle: About\ntags:\n- a\n---\nText\n"],
    ["below an empty line, on windows", 5, "---\r\nlayout: post\r\n---\r\n\r\n---\r\ndate: 2026-01-01\r\n---\r\n"],
  ])("says of a second front matter %s that there is one already, and nothing else", (_, line, text) => {
    expect(reported(read(text))).toEqual([
      `content/pages/about.md:${line}:1  A second front matter begins here.  Expected all keys between the first two lines of hyphens.`,
    ]);
  });

  it("says of a second front matter below TOML where its keys belong", () => {
    expect(reported(read('+++\ntitle = "A"\n+++\n---\ntags: [a]\n---\n'))).toEqual([
      expect.stringContaining("Expected all keys between the first two lines of plus signs."),
    ]);
  });

  it.each([
    "---\nNote: a rule\n---\n",
    "---\n\ntitle: a rule\n\n---\n",
    "One\n\n---\ntitle: A\n---\n",
    "---\nNote: a\n---\ntitle: b\n",
  ])("takes no rule below the front matter for a second one: %j", (text) => {
    expect(reported(read(`---\ntitle: About\n---\n${text}`))).toEqual([]);
  });

  it.each([
    "---\n\n# Title\n\nText\n",
    "---\n\nNote: a rule stands above.\n",
    "---\n\nsee https://example.com\n",
    "\n---\n\nText: x\n",
    "-----\nNote: a rule stands above.\n",
    "Title: a word\nthat begins a paragraph.\n",
    "Date: 12 May\nPresent: Ada, Teo\n\nMinutes\n",
  ])("takes a text that begins with a rule for what it is: %j", (text) => {
    expect(reported(read(text))).toEqual(['content/pages/about.md:1:1  "title" is missing.  Expected text.']);
  });
});

const mistakes = (yaml: string) => reported(sourceFile("a.md", "---", `${yaml}---`));
const NOT_CLOSED = "is not closed.  Expected";
const EACH_KEY =
  "Expected each key on its own line, indented like the keys beside it, followed by a colon and a space.";

describe("a mistake of YAML", () => {
  it.each([
    [
      'title: T\ndescription: "It is\ndate: 1\n',
      `content/a.md:3:14  The YAML cannot be read: this quotation mark ${NOT_CLOSED} "`,
    ],
    [
      "title: 'It is\ndate: 1\ntags: [a]\n",
      `content/a.md:2:8  The YAML cannot be read: this quotation mark ${NOT_CLOSED} '`,
    ],
    ["title: T\ntags: [a, b\ndate: 1\n", `content/a.md:3:7  The YAML cannot be read: this bracket ${NOT_CLOSED} ]`],
    ["title: T\nlast_update: { date: 1\n", `content/a.md:3:14  The YAML cannot be read: this bracket ${NOT_CLOSED} }`],
    ["tags: [[a], [b\ndate: 1\n", `content/a.md:2:13  The YAML cannot be read: this bracket ${NOT_CLOSED} ]`],
  ])("is placed where what is not closed begins: %j", (yaml, beginning) => {
    expect(mistakes(yaml)).toEqual([`${beginning} at the end of the value.`]);
  });

  it.each([
    ["title: T\n date: 2026\n", "2:8"],
    [" title: T\ndate: 2026\n", "3:1"],
    ["title:Foo\ndate: 2026\n", "2:1"],
    ["title: T\ndescription: One line\nand one more\n", "4:1"],
  ])("says how keys are written: %j", (yaml, place) => {
    expect(mistakes(yaml)).toEqual([expect.stringMatching(new RegExp(`^content/a.md:${place} .*${EACH_KEY}$`))]);
  });

  it.each(['title: "She said "hi""\n', "title: 'It's mine'\n", "title: [Solved] bug\n", 'title: "A" and b\n'])(
    "says which quotes a value needs of which only a part is in quotes: %j",
    (yaml) => {
      expect(mistakes(yaml)).toEqual([
        expect.stringMatching(/Expected quotes around the whole value, of the kind that it does not contain\.$/),
      ]);
    },
  );

  it.each(["nav: [{ label: A to: /a }]\n", "nav: { label: 'A' to: /a }\n"])("asks for a comma: %j", (yaml) => {
    expect(mistakes(yaml)).toEqual([expect.stringContaining("Expected a comma between two values in brackets, ")]);
  });

  it.each(["tags:\n  - a\n - b\n", "tags:\n  - a\n- b\n"])("asks for hyphens below each other: %j", (yaml) => {
    expect(mistakes(yaml)).toEqual([
      expect.stringMatching(/a\.md:4:\d .*Expected the hyphens of a list below each other\.$/),
    ]);
  });

  it("is said beside those of other lines", () => {
    expect(mistakes("title: [Solved] bug\ndate: 1\ndescription: One: two\n")).toEqual([
      expect.stringMatching(/^content\/a\.md:2:17 /),
      expect.stringMatching(/^content\/a\.md:4:14 /),
    ]);
  });
});
