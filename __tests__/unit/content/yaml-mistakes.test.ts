import { reported, sourceFile } from "../../stand-ins/content-folder";

const mistakes = (yaml: string) => reported(sourceFile("data/x.yml", yaml));

const CANNOT = "The YAML cannot be read: ";
const TAB = `${CANNOT}Tabs are not allowed as indentation.  Expected spaces in place of the tab.`;
const QUOTE = `${CANNOT}this quotation mark is not closed.  Expected`;
const BRACKET = `${CANNOT}this bracket is not closed.  Expected`;
const NO_BREAK_SPACE =
  "This is not an ordinary space, and YAML reads it as a letter.  Expected an ordinary space in its place.";

it.each([
  [
    "name: Rails: arrays",
    `1:7  ${CANNOT}Nested mappings are not allowed in compact mappings.  Expected valid YAML; put a value that contains ": " or begins with a special character in straight quotes.`,
  ],
  ["a: 1\n---\nb: 2", "2:1  A second YAML document begins here.  Expected one: remove the line of hyphens."],
  ["name: Jane\nname: Joe", '2:1  The key "name" appears twice.  Expected each key once.'],
  [
    "name: *Jane*",
    `1:7  ${CANNOT}the alias *Jane* has no anchor.  Expected quotes around a value that begins with an asterisk.`,
  ],
  [
    "name: Jane\n<<<<<<< HEAD\nlinks:\n\t- a\n=======\n>>>>>>> b",
    "2:1  This line is a merge conflict marker, which Git has left.  Expected the lines of one side, without the markers.",
  ],
  ["name: Jane\nlinks:\n\t- label: a\n  - label: b", `3:1  ${TAB}`],
  ["owner:\n  name: Jane\n\trole: Developer\n  email: a", `3:1  ${TAB}`],
  ["left:\n\t- label: Blog\n    to: /blog\n  - label: Docs\n", `2:1  ${TAB}`],
  [
    "owner:\n  name: Jane\n role: Developer\n  email: a",
    `3:1  ${CANNOT}All mapping items must start at the same column.  Expected the indentation of the key or text above.`,
  ],
  ["links:\n\u00a0\u00a0- a", `2:1  ${NO_BREAK_SPACE}`],
  ["name:\u00a0Jane\nlinks: []", `1:6  ${NO_BREAK_SPACE}`],
  ["links:\n  -\u00a0label: a\n    to: b", `2:4  ${NO_BREAK_SPACE}`],
  ["links:\n\u00a0\u00a0to: /", `2:1  ${NO_BREAK_SPACE}`],
  ['title: T\ndescription: "It is\ndate: 1\n', `2:14  ${QUOTE} " at the end of the value.`],
  ["title: 'It is\ndate: 1\ntags: [a]\n", `1:8  ${QUOTE} ' at the end of the value.`],
  ["title: T\ntags: [a, b\ndate: 1\n", `2:7  ${BRACKET} ] at the end of the value.`],
  ["title: T\nlast_update: { date: 1\n", `2:14  ${BRACKET} } at the end of the value.`],
  ["tags: [[a], [b\ndate: 1\n", `1:13  ${BRACKET} ] at the end of the value.`],
])("says where and why this cannot be read: %j", (yaml, line) => {
  expect(mistakes(yaml)).toEqual([`content/data/x.yml:${line}`]);
});

const EACH_KEY =
  "Expected each key on its own line, indented like the keys beside it, followed by a colon and a space.";
const QUOTES = "Expected quotes around the whole value, of the kind that it does not contain.";
const COMMA = 'Expected a comma between two values in brackets, and quotes around a value that contains ": ".';
const HYPHENS = "Expected the hyphens of a list in one column.";

it.each([
  ["title: T\n date: 2026\n", "1:8", EACH_KEY],
  [" title: T\ndate: 2026\n", "2:1", EACH_KEY],
  ["title:Foo\ndate: 2026\n", "1:1", EACH_KEY],
  ["title: T\ndescription: One line\nand one more\n", "3:1", EACH_KEY],
  ['title: "She said "hi""\n', "1:19", QUOTES],
  ["title: 'It's mine'\n", "1:12", QUOTES],
  ["title: [Solved] bug\n", "1:17", QUOTES],
  ['title: "A" and b\n', "1:12", QUOTES],
  ["nav: [{ label: A to: /a }]\n", "1:16", COMMA],
  ["nav: { label: 'A' to: /a }\n", "1:19", COMMA],
  ["tags:\n  - a\n - b\n", "3:2", HYPHENS],
  ["tags:\n  - a\n- b\n", "3:1", HYPHENS],
])("says how to mend %j at %s", (yaml, place, expected) => {
  const [line, ...others] = mistakes(yaml);
  expect(others).toEqual([]);
  expect(line).toMatch(new RegExp(`^content/data/x\\.yml:${place}  ${CANNOT}`));
  expect(line!.split("  ").at(-1)).toBe(expected);
});

it("reports a mistake in each of two lines", () => {
  expect(mistakes("title: [Solved] bug\ndate: 1\ndescription: One: two\n")).toEqual([
    expect.stringMatching(/x\.yml:1:17 /),
    expect.stringMatching(/x\.yml:3:14 /),
  ]);
});

it("reports what is wrong below a list with a tab, but not what follows from the tab", () => {
  const lines = ["links:", "- label: a", "\tto: /a", "- label: b", "  to: /b", "name: A", "name: B", 'x: "a', "y: 1"];
  expect(mistakes(lines.join("\n"))).toEqual([
    `content/data/x.yml:3:1  ${TAB}`,
    'content/data/x.yml:7:1  The key "name" appears twice.  Expected each key once.',
    `content/data/x.yml:8:4  ${QUOTE} " at the end of the value.`,
  ]);
});
