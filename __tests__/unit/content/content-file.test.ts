import { z } from "zod";
import { parseText } from "../../../src/content/parse-text";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({ title: z.string() });
const read = (text: string) => parseText(sourceFile("pages/about.md", text), schema, undefined, { title: "Untitled" });
const line = (rest: string) => [`content/pages/about.md:${rest}`];

it.each([
  ["with the ends of lines of Unix", "---\ntitle: About\n---\nText\n", "\n\n\nText\n"],
  ["with the ends of lines of Windows", "---\r\ntitle: About\r\n---\r\nText\r\n", "\n\n\nText\n"],
  ["with the ends of lines of old Macs", "---\rtitle: About\r---\rText\r", "\n\n\nText\n"],
  ["with a byte order mark", "\uFEFF---\ntitle: About\n---\nText", "\n\n\nText"],
  ["with spaces after the hyphens", "---  \ntitle: About\n--- \nText", "\n\n\nText"],
  ["without a text", "---\ntitle: About\n---", "\n\n"],
  ["with a rule in the text", "---\ntitle: About\n---\nOne\n\n---\n\nTwo", "\n\n\nOne\n\n---\n\nTwo"],
  ["with three hyphens inside a value", "---\ntitle: About --- us\n---\nText", "\n\n\nText"],
])("keeps every line of a text at its place in a file %s", (_, file, text) => {
  expect(read(file)).toMatchObject({ problems: [], text });
});

it.each([
  ['description: "It is\nlong"', "It is long"],
  ["description: 'It''s\n\nlong, \"very\"\n'", "It's"],
  ['description: "It is\nlong \\"very\\""', 'It is long "very"'],
])("takes a value in quotes that continues without an indent, as other tools do: %j", (yaml, description) => {
  expect(sourceFile("blog/a.md", `---\ntitle: A\n${yaml}\ntags: [a]\n---\n`)).toMatchObject({
    data: { title: "A", description: expect.stringContaining(description) as string, tags: ["a"] },
    problems: [],
  });
});

it.each([
  ['title: A\ndescription: "It is\nlong, very"\ntags: {', "5:7"],
  ["title: A\ndescription: 'It''s\n\nlong, \"very\"\n'\ntags: {", "7:7"],
  ['title: A\r\ndescription: "It is\r\nlong"\r\ntags: {', "5:7"],
])("keeps the places below a value in quotes that continues without an indent: %j", (yaml, place) => {
  expect(reported(sourceFile("blog/a.md", `---\n${yaml}\n---\n`))).toEqual([
    expect.stringContaining(`a.md:${place}  The YAML cannot be read: this bracket is not closed.`),
  ]);
});

it("takes tabs in a list in brackets, as Hugo does", () => {
  const text = '---\ntitle: A\ntags: [ \n\t"Go",\n\t"C\t1"\n]\ndate: 2026-01-01\n---\n';
  expect(sourceFile("blog/a.md", text)).toMatchObject({ data: { tags: ["Go", "C\t1"] }, problems: [] });
});

it.each([
  ["has no front matter", "Just text", "1:1"],
  ["has a rule further down", "Just text\n\n---\nabout: this\n---\n", "1:1"],
  ["has empty front matter", "---\n---\nText", "2:1"],
  ["begins with a rule and a heading", "---\n\n# Title\n\nText\n", "1:1"],
  ["begins with a rule and a paragraph", "---\n\nNote: a rule stands above.\n", "1:1"],
  ["begins with a rule and an address", "---\n\nsee https://example.com\n", "1:1"],
  ["begins with an empty line and a rule", "\n---\n\nText: x\n", "1:1"],
  ["begins with a rule of five hyphens", "-----\nNote: a rule stands above.\n", "1:1"],
  ["begins with a paragraph like a key", "Title: a word\nthat begins a paragraph.\n", "1:1"],
  ["begins with lines like keys", "Date: 12 May\nPresent: Ada, Teo\n\nMinutes\n", "1:1"],
])("asks for the missing title of a file that %s", (_, text, place) => {
  expect(reported(read(text))).toEqual(line(`${place}  "title" is missing.  Expected text.`));
});

it.each([
  ["begins with a key", "hyphens", "---\ntitle: About\nText\n"],
  ["begins with a comment", "hyphens", "---\n# c\ntitle: About\nText\n"],
  ["begins with an empty line", "hyphens", "---\n\ntitle: About\nText\n"],
  ["begins with both, on Windows", "hyphens", '\uFEFF---\r\n  # c\r\n \r\n"title": About\r\nText\r\n'],
  ["is TOML", "plus signs", '+++\ntitle = "A"\n\nText'],
])("reports that front matter which %s has no end", (_, marks, text) => {
  const expected = `Expected a line of three ${marks} after the last key.`;
  expect(reported(read(text))).toEqual(line(`1:1  The front matter has no end.  ${expected}`));
});

it.each([
  ["an empty line above it", 2, "\n---\ntitle: About\n---\nText\n"],
  ["empty lines above it, on Windows", 3, "\uFEFF\r\n \r\n---\r\ntitle: About\r\n---\r\nText\r\n"],
  ["a space before its hyphens", 1, " ---\ntitle: About\n---\nText\n"],
  ["JSON, as in Hugo", 1, '{\n  "title": "About"\n}\nText\n'],
  ["four hyphens", 1, "----\ntitle: About\n----\nText\n"],
  ["a dash that an editor made of hyphens", 1, "—\ntitle: About\n—\nText\n"],
  ["a dash that an editor made of two of them", 1, "—-\ntitle: About\n---\nText\n"],
  ["text above it", 3, "# About\n\n---\ntitle: About\ntags:\n- a\n---\nText\n"],
  ["text above it and another key", 2, "# About\n---\nlayout: page\ntitle: About\n---\nText\n"],
  ["no line of hyphens", 1, "title: About\ndate: 2025-03-14\n\nText\n"],
  ["no line of hyphens, as in Pelican", 1, "Title: About\nDate: 2025-03-14\n\nText\n"],
  ["four plus signs", 1, '++++\ntitle = "About"\n++++\nText\n'],
])("reports that front matter with %s begins wrongly, and nothing else", (_, at, text) => {
  const expected = "Expected three hyphens as the whole first line of the file, then lines of the form key: value.";
  expect(reported(read(text))).toEqual(line(`${at}:1  The front matter does not begin as it should.  ${expected}`));
});

it.each([
  ["begins with another key", 4, "hyphens", "---\ntitle: A\n---\n---\nlayout: post\ntags: [a]\n---\nText\n"],
  ["follows at once", 4, "hyphens", "---\nlayout: post\n---\n---\ntitle: About\ntags:\n- a\n---\nText\n"],
  ["follows an empty line", 5, "hyphens", "---\r\nlayout: post\r\n---\r\n\r\n---\r\ndate: 2026-01-01\r\n---\r\n"],
  ["follows TOML", 4, "plus signs", '+++\ntitle = "A"\n+++\n---\ntags: [a]\n---\n'],
])("reports a second front matter that %s, and nothing else", (_, at, marks, text) => {
  const expected = `Expected all keys between the first two lines of ${marks}.`;
  expect(reported(read(text))).toEqual(line(`${at}:1  A second front matter begins here.  ${expected}`));
});

it.each([
  "---\nNote: a rule\n---\n",
  "---\n\ntitle: a rule\n\n---\n",
  "One\n\n---\ntitle: A\n---\n",
  "---\nNote: a\n---\ntitle: b\n",
])("takes no rule below the front matter for a second one: %j", (text) => {
  expect(reported(read(`---\ntitle: About\n---\n${text}`))).toEqual([]);
});

it("lets no warning of Node stand beside the problems of a list or map as a key", () => {
  const emitWarning = jest.spyOn(process, "emitWarning").mockImplementation();
  sourceFile("blog/b.md", "---\ntitle: {{ page.title }}\n---\n");
  expect(emitWarning).not.toHaveBeenCalled();
  emitWarning.mockRestore();
});
