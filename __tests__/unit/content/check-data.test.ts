import { z } from "zod";
import { checkData } from "../../../src/content/check-data";
import { reported, sourceFile } from "../../stand-ins/content-folder";

const schema = z.strictObject({
  name: z.string().optional(),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).optional(),
});
const read = (yaml: string) => checkData(sourceFile("data/x.yml", yaml), schema);

it.each([
  ["dates as text", "name: 2025-03-14", { name: "2025-03-14" }],
  ["yes and no as text", "name: yes", { name: "yes" }],
  ["a file with a byte order mark", "\uFEFFname: Jane", { name: "Jane" }],
  [
    "an alias as what it stands for",
    "name: &me Jane\nlinks: [{ label: *me, to: / }]",
    { name: "Jane", links: [{ label: "Jane", to: "/" }] },
  ],
])("reads %s", (_, yaml, value) => {
  expect(read(yaml)).toMatchObject({ value, problems: [] });
});

const NO_MAP = "1:1  The YAML is not a map of keys and values.  Expected lines of the form key: value.";
const A_LIST = "Expected a list: each entry is a map that begins with a hyphen.";

it.each([
  ["only text", NO_MAP],
  ["- a\n- b", NO_MAP],
  ["links: rails", `1:8  "links" has the wrong type.  ${A_LIST}`],
  ["links:", `1:1  "links" has no value.  ${A_LIST}`],
  ["name:\n  Rails: arrays", '2:3  "name" has the wrong type.  Expected text, in quotes if it contains ": ".'],
])("refuses %j", (yaml, line) => {
  const { value, problems } = read(yaml);
  expect(value).toBeUndefined();
  expect(problems).toMatchObject([{ severity: "error" }]);
  expect(reported({ problems })).toEqual([`content/data/x.yml:${line}`]);
});

it("reads a value with a tag of YAML as text", () => {
  const yaml = "name: !!binary aGVsbG8=\nlinks: [{ label: !!timestamp 2024-01-01, to: / }]";
  expect(read(yaml)).toMatchObject({ value: { name: "aGVsbG8=", links: [{ label: "2024-01-01" }] }, problems: [] });
});

it("refuses a number that no program can count", () => {
  const { problems } = checkData(sourceFile("data/x.yml", "part: 1e300"), z.strictObject({ part: z.number().int() }));
  expect(reported({ problems })).toEqual([
    'content/data/x.yml:1:7  "part": The number is too large.  Expected a smaller one.',
  ]);
});

it("refuses aliases that make a value much larger than its text", () => {
  const lines = [..."bcdefghi"].map((name, index) => {
    const alias = `*${"abcdefgh"[index]}`;
    return `${name}: &${name} [${Array(9).fill(alias).join(", ")}]`;
  });
  expect(reported(read(["a: &a [x, x]", ...lines].join("\n")))).toEqual([
    "content/data/x.yml:1:1  The YAML has too many aliases.  Expected values in their place.",
  ]);
});
