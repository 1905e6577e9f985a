import { parseCodeMeta, splitLanguage } from "../../../src/markdown/code-meta";

describe("parseCodeMeta", () => {
  it.each([
    ["", {}],
    ['title="a b.rb"', { title: "a b.rb" }],
    ["title='say \"a\"'", { title: 'say "a"' }],
    ['title="it\'s"', { title: "it's" }],
    ['subtitle="a"', {}],
    ["title=a", {}],
    ["{1,4-6}", { lines: [1, 4, 5, 6] }],
    ["{ 2 , 3 - 4 }", { lines: [2, 3, 4] }],
    ["{6-4}", { lines: [] }],
    ["{-}", { lines: [] }],
    ["{a}", {}],
    ['title="a {1}"', { title: "a {1}" }],
    ['title="{1}" {2}', { title: "{1}", lines: [2] }],
    ["showLineNumbers", { numbersFrom: 1 }],
    ["showLineNumbers=10", { numbersFrom: 10 }],
    ["showLineNumbers=0", { numbersFrom: 0 }],
    ["showLineNumbersToo", {}],
    ['title="showLineNumbers"', { title: "showLineNumbers" }],
    ['{2} showLineNumbers=5 title="a"', { title: "a", lines: [2], numbersFrom: 5 }],
    ["{2}showLineNumbers{3}", { lines: [2], numbersFrom: 1 }],
  ])("reads %j", (meta, expected) => {
    const { lines, ...rest } = parseCodeMeta(meta);
    expect({ ...rest, lines: lines && [...lines] }).toEqual({
      title: undefined,
      lines: undefined,
      numbersFrom: undefined,
      ...expected,
    });
  });

  it("takes no more lines than any code has", () => {
    expect(parseCodeMeta("{1-999999999}").lines!.size).toBe(100_000);
  });
});

it.each([
  ["js", "js", ""],
  ["js{1,4}", "js", "{1,4}"],
  ["{2}", "", "{2}"],
  ["rust,ignore", "rust", ""],
  ["c++", "c++", ""],
])("splitLanguage of %j", (info, language, meta) => {
  expect(splitLanguage(info)).toEqual({ language, meta });
});
