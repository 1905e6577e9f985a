import { z } from "zod";
import { checkData } from "../../../src/content/check-data";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({
  name: z.string().optional(),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).optional(),
});
const read = (yaml: string) => checkData(sourceFile("data/x.yml", yaml), schema);
const CANNOT = "The YAML cannot be read: ";
const UNREADABLE =
  'Expected valid YAML; put a value that holds ": " or begins with a special character in straight quotes.';
const NO_BREAK_SPACE =
  "This space is not that of the space bar, and YAML takes it for a letter.  Expected a space in its place.";

describe("checkData", () => {
  it("does not read dates, yes and no as anything but text", () => {
    expect(read("name: 2025-03-14").value).toEqual({ name: "2025-03-14" });
    expect(read("name: yes").value).toEqual({ name: "yes" });
  });

  it.each([
    ["name: Rails: arrays", `1:7  ${CANNOT}Nested mappings are not allowed in compact mappings.  ${UNREADABLE}`],
    ["name: Jane\nname: Joe", '2:1  The key "name" appears twice.  Expected each key once.'],
    [
      "name: *Jane*",
      `1:7  ${CANNOT}*Jane* is an alias of nothing.  Expected quotes around a value that begins with an asterisk.`,
    ],
    [
      "name: Jane\n<<<<<<< HEAD\nlinks:\n\t- a\n=======\n>>>>>>> b",
      "2:1  This line is a merge conflict marker, which Git has left.  Expected the lines of one side, without the markers.",
    ],
    [
      "name: Jane\nlinks:\n\t- label: a\n  - label: b",
      `3:1  ${CANNOT}Tabs are not allowed as indentation.  Expected spaces in place of the tab.`,
    ],
    [
      "owner:\n  name: Jane\n\trole: Developer\n  email: a",
      `3:1  ${CANNOT}Tabs are not allowed as indentation.  Expected spaces in place of the tab.`,
    ],
    [
      "owner:\n  name: Jane\n role: Developer\n  email: a",
      `3:1  ${CANNOT}All mapping items must start at the same column.  Expected the indentation of the key or text above.`,
    ],
    [
      "left:\n\t- label: Blog\n    to: /blog\n  - label: Docs\n",
      `2:1  ${CANNOT}Tabs are not allowed as indentation.  Expected spaces in place of the tab.`,
    ],
    ["links:\n\u00a0\u00a0- a", `2:1  ${NO_BREAK_SPACE}`],
    ["name:\u00a0Jane\nlinks: []", `1:6  ${NO_BREAK_SPACE}`],
    ["links:\n  -\u00a0label: a\n    to: b", `2:4  ${NO_BREAK_SPACE}`],
    ["links:\n\u00a0\u00a0to: /", `2:1  ${NO_BREAK_SPACE}`],
  ])("says where YAML cannot be read: %j", (yaml, line) => {
    const { value, problems } = read(yaml);
    expect(value).toBeUndefined();
    expect(reported({ problems })).toEqual([`content/data/x.yml:${line}`]);
  });

  it("reports what is wrong below the list or map with a tab", () => {
    const lines = ["links:", "- label: a", "\tto: /a", "- label: b", "  to: /b", "name: A", "name: B", 'x: "a', "y: 1"];
    expect(reported(read(lines.join("\n")))).toEqual([
      `content/data/x.yml:3:1  ${CANNOT}Tabs are not allowed as indentation.  Expected spaces in place of the tab.`,
      'content/data/x.yml:7:1  The key "name" appears twice.  Expected each key once.',
      `content/data/x.yml:8:4  ${CANNOT}this quotation mark is not closed.  Expected " at the end of the value.`,
    ]);
  });

  it("reads a file with a byte order mark", () => {
    expect(read("\uFEFFname: Jane")).toMatchObject({ value: { name: "Jane" }, problems: [] });
  });

  it("says that a text with a colon and a space is a map", () => {
    expect(reported(read("name:\n  Rails: arrays"))[0]).toBe(
      'content/data/x.yml:2:3  "name" has the wrong type.  Expected text, in quotes if it holds ": ".',
    );
  });

  it.each([
    ["rails", '1:8  "links" has the wrong type.'],
    ["", '1:1  "links" has no value.'],
  ])("says how a list looks in place of %j", (value, words) => {
    expect(reported(read(`links: ${value}`))).toEqual([
      `content/data/x.yml:${words}  Expected a list: each entry is a map that begins with a hyphen.`,
    ]);
  });

  it.each([
    ["text", "only text"],
    ["a list", "- a\n- b"],
  ])("says that %s is no map of keys and values", (_, yaml) => {
    const { value, problems } = read(yaml);
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ severity: "error" }]);
    expect(reported({ problems })).toEqual([
      "content/data/x.yml:1:1  The YAML is not a map of keys and values.  Expected lines of the form key: value.",
    ]);
  });

  it("says that aliases make a value much larger than its text", () => {
    const lines = [..."bcdefghi"].map((name, index) => {
      const alias = `*${"abcdefgh"[index]}`;
      return `${name}: &${name} [${Array(9).fill(alias).join(", ")}]`;
    });
    expect(reported(read(["a: &a [x, x]", ...lines].join("\n")))).toEqual([
      "content/data/x.yml:1:1  The YAML has too many aliases.  Expected values in their place.",
    ]);
  });

  it("takes an alias to what is there", () => {
    const { value } = read("name: &me Jane\nlinks: [{ label: *me, to: / }]");
    expect(value).toEqual({ name: "Jane", links: [{ label: "Jane", to: "/" }] });
  });
});
