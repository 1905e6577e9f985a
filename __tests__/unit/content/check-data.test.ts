import { z } from "zod";
import { checkData, withoutRefused } from "../../../src/content/check-data";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({
  name: z.string().optional(),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).optional(),
});
const read = (yaml: string) => checkData(sourceFile("data/x.yml", yaml), schema);
const UNREADABLE = 'Expected valid YAML; put a value that holds ": " or begins with a special character in quotes.';

describe("checkData", () => {
  it("gives the value the schema makes of it", () => {
    const { value, problems } = read("name: Jane\nlinks:\n  - { label: Home, to: / }");
    expect(problems).toEqual([]);
    expect(value).toEqual({ name: "Jane", links: [{ label: "Home", to: "/" }] });
  });

  it("reads an empty file and one of comments as no settings", () => {
    expect(read("").value).toEqual({});
    expect(read("# nothing yet\n").value).toEqual({});
  });

  it("does not read dates, yes and no as anything but text", () => {
    expect(read("name: 2025-03-14").value).toEqual({ name: "2025-03-14" });
    expect(read("name: yes").value).toEqual({ name: "yes" });
  });

  it.each([
    [
      "a colon in a value",
      "name: Rails: arrays",
      `content/data/x.yml:1:7  The YAML cannot be read: Nested mappings are not allowed in compact mappings.  ${UNREADABLE}`,
    ],
    [
      "a list that is not closed",
      "name: Jane\nlinks: [a",
      "content/data/x.yml:2:8  The YAML cannot be read: this bracket is not closed.  Expected ] at the end of the value.",
    ],
    [
      "a key given twice",
      "name: Jane\nname: Joe",
      'content/data/x.yml:2:1  The key "name" appears twice.  Expected each key once.',
    ],
    [
      "a tab as indentation",
      "links:\n\t- a",
      `content/data/x.yml:2:1  The YAML cannot be read: Tabs are not allowed as indentation.  Expected spaces in place of the tab.`,
    ],
  ])("says where YAML cannot be read: %s", (_, yaml, line) => {
    const { value, problems } = read(yaml);
    expect(value).toBeUndefined();
    expect(reported({ problems })[0]).toBe(line);
  });

  it.each([
    [
      "in a list",
      "links:\n  - label: Home\n    to: 5",
      'content/data/x.yml:3:9  "links.0.to" has the wrong type.  Expected text, in quotes if it looks like a number or is true or false.',
    ],
    [
      "on one line",
      "links: [{ label: 1, to: / }]",
      'content/data/x.yml:1:18  "links.0.label" has the wrong type.  Expected text, in quotes if it looks like a number or is true or false.',
    ],
    [
      "missing in an entry, at the entry",
      "name: Jane\nlinks:\n  - label: Home",
      'content/data/x.yml:3:5  "links.0.to" is missing.  Expected text.',
    ],
    [
      "that is no list",
      "links: rails",
      'content/data/x.yml:1:8  "links" has the wrong type.  Expected a list such as [rails].',
    ],
    [
      "left empty, at its key",
      "links:\n",
      'content/data/x.yml:1:1  "links" has no value.  Expected a list such as [rails].',
    ],
  ])("points at a value %s", (_, yaml, line) => {
    expect(reported(read(yaml))[0]).toBe(line);
  });

  it.each([
    [
      "in place of the value",
      "nme: Jane",
      'content/data/x.yml:1:1  Unknown key "nme".  Did you mean "name"? Expected one of: name, links.',
    ],
    [
      "below others",
      "name: Jane\nlink: []",
      'content/data/x.yml:2:1  Unknown key "link".  Did you mean "links"? Expected one of: name, links.',
    ],
    [
      "before a value on its own lines",
      "name: Jane\ncolours:\n  - red",
      'content/data/x.yml:2:1  Unknown key "colours".  Expected one of: name, links.',
    ],
    [
      "in an entry",
      "links:\n  - label: Home\n    to: /\n    href: /",
      'content/data/x.yml:4:5  Unknown key "href" in "links.0".  Expected one of: label, to.',
    ],
    [
      "on one line",
      "links: [{ label: A, to: /, href: / }]",
      'content/data/x.yml:1:28  Unknown key "href" in "links.0".  Expected one of: label, to.',
    ],
  ])("points at a wrong key, not at its value: %s", (_, yaml, line) => {
    expect(reported(read(yaml))).toEqual([line]);
  });

  it.each([
    ["text", "only text"],
    ["a list", "- a\n- b"],
    ["a number", "5"],
    ["a map with an alias to nothing", "name: *nobody"],
    ["a list with an alias to nothing", "links: [*home]"],
  ])("says that %s is no map of keys and values", (_, yaml) => {
    const { value, problems } = read(yaml);
    expect(value).toBeUndefined();
    expect(problems).toMatchObject([{ severity: "error" }]);
    expect(reported({ problems })).toEqual([
      "content/data/x.yml:1:1  The YAML is not a map of keys and values, or an alias in it leads nowhere.  Expected lines of the form key: value.",
    ]);
  });

  it("takes an alias to what is there", () => {
    expect(read("name: &me Jane\nlinks: [{ label: *me, to: / }]").value).toEqual({
      ...{ name: "Jane", links: [{ label: "Jane", to: "/" }] },
    });
  });
});

const inner = z.strictObject({ key: z.string(), name: z.string().optional() });
const front = z.strictObject({
  title: z.string(),
  list: z.array(inner).default([]),
  tags: z.array(inner).default([]),
  draft: z.boolean().default(false),
  more: z.unknown().optional(),
});

const parse = (value: Record<string, unknown>) => withoutRefused(front, value, { title: "Untitled" });

describe("withoutRefused", () => {
  it.each([
    ["nothing", { title: "A" }, { title: "A" }, []],
    ["what is required", { title: 5 }, { title: "Untitled" }, [["title"]]],
    ["unknown keys", { x: 1, y: 2 }, {}, [["x"], ["y"]]],
    ["a part of an item", { list: [{ key: "a", name: 5 }] }, { list: [{ key: "a" }] }, [["list", 0, "name"]]],
    ["an item without what it needs", { list: [{}, { key: "b" }] }, { list: [{ key: "b" }] }, [["list", 0]]],
    ["the whole of a tag", { tags: [{ key: "a", name: 5 }, { key: "b" }] }, { tags: [{ key: "b" }] }, [["tags", 0]]],
    ["a value that is no list", { tags: { key: 5 } }, { tags: [] }, [["tags"]]],
    [
      "several items",
      { list: [1, { key: "a" }, 2] },
      { list: [{ key: "a" }] },
      [
        ["list", 0],
        ["list", 2],
      ],
    ],
  ])("leaves out %s", (_, value, data, refused) => {
    const kept = parse(value);
    expect(kept.data).toEqual({ title: "Untitled", list: [], tags: [], draft: false, ...data });
    expect(kept.refused).toEqual(refused);
  });

  it("goes on until nothing is refused", () => {
    const { data, refused } = parse({ list: [{ key: 5 }, { key: "a" }] });
    expect(data.list).toEqual([{ key: "a" }]);
    expect(refused).toEqual([
      ["list", 0, "key"],
      ["list", 0],
    ]);
  });

  it("throws without what is required, instead of going on for ever", () => {
    expect(() => withoutRefused(front, { draft: 1 }, {})).toThrow(z.ZodError);
  });

  it("reads a value that holds itself", () => {
    const more: unknown[] = [];
    more.push(more);
    expect(parse({ more, draft: 1 }).data.draft).toBe(false);
  });
});
