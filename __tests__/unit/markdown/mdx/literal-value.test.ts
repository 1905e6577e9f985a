import type { Program } from "estree";
import { unified } from "unified";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { literalValue } from "../../../../src/markdown/mdx/literal-value";

/** The program of an expression as MDX hands it over. */
function programOf(expression: string): Program {
  const [node] = unified().use(remarkParse).use(remarkMdx).parse(`{${expression}}`).children;
  if (node?.type !== "mdxFlowExpression") throw new Error(`{${expression}} is no expression.`);
  return node.data!.estree!;
}

describe("literalValue", () => {
  it.each([
    ["'text'", "text"],
    ["12.5", 12.5],
    ["-3", -3],
    ["true", true],
    ["null", null],
    ["`a b`", "a b"],
    ["[1, 'a', [true]]", [1, "a", [true]]],
    ["[]", []],
    ["({ a: 1, 'b c': { d: null }, 3: 'x' })", { a: 1, "b c": { d: null }, 3: "x" }],
  ])("reads %s", (expression, value) => {
    expect(literalValue(programOf(expression))).toEqual(value);
  });

  it.each([
    "name",
    "undefined",
    "f()",
    "1 + 1",
    "!true",
    "-'a'",
    "`a${b}`",
    "/a/",
    "() => 1",
    "[1, name]",
    "[...list]",
    "[, 1]",
    "({ ...rest })",
    "({ [key]: 1 })",
    "({ a: f() })",
    "({ get a() { return 1 } })",
    "<b />",
  ])("leaves %s to be run", (expression) => {
    expect(literalValue(programOf(expression))).toBeUndefined();
  });

  it("has no value for nothing", () => {
    expect(literalValue(null)).toBeUndefined();
    expect(literalValue(undefined)).toBeUndefined();
  });
});
