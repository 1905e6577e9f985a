import { highlight, leaveCodePlain } from "../../../../src/markdown/code/highlighter";

type Piece = [role: string, text: string];

/** Each line as pairs of role and text. */
const pieces = async (code: string, language: string): Promise<Piece[][]> =>
  (await highlight(code, language, undefined)).map((line) =>
    line.children.map((node): Piece => {
      if (node.type === "text") return ["", node.value];
      if (node.type !== "element") throw new Error(`No ${node.type} is expected.`);
      const [child] = node.children;
      return [String(node.properties.class).replace("tok-", ""), child?.type === "text" ? child.value : ""];
    }),
  );

it.each<[language: string, code: string, ...expected: Piece[]]>([
  ["js", "return 5", ["keyword", "return"], ["number", " 5"]],
  ["js", "// why", ["comment", "// why"]],
  ["ruby", "@count", ["variable", "@count"]],
  ["html", '<a href="/">', ["tag", "a"], ["attribute", " href"], ["string", '"/"']],
  ["diff", "+new", ["inserted", "+new"]],
  ["diff", "-old", ["deleted", "-old"]],
  ["json", '{"a": 1}', ["tag", '"a"']],
])("gives each token its role, in %s: %s", async (language, code, ...expected) => {
  const [line] = await pieces(code, language);
  expect(line).toEqual(expect.arrayContaining(expected));
  expect(line!.map(([, text]) => text).join("")).toBe(code);
});

it("joins neighbours of one role, which keeps pages small", async () => {
  const [line] = await pieces("a b c d", "text");
  expect(line).toEqual([["", "a b c d"]]);
  const [comment] = await pieces("/* a b */ /* c */", "js");
  expect(comment).toEqual([["comment", "/* a b */ /* c */"]]);
});

it("keeps the role of a string on all its lines", async () => {
  const lines = await pieces("`a\nb`", "js");
  expect(lines.map((line) => line[0]![0])).toEqual(["string", "string"]);
});

it("does not take the name of a property of all objects for a language", async () => {
  expect(await pieces("let a;", "constructor")).toEqual([[["", "let a;"]]]);
});

it("leaves code without colours for a check", async () => {
  // Last in this file, since there is no way back.
  leaveCodePlain();
  expect(await pieces("let a; // why", "js")).toEqual([[["", "let a; // why"]]]);
});
