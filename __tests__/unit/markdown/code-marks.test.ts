import { readMarks } from "../../../src/markdown/code-marks";

const isComment = async (line: string) => line.startsWith("//");
const read = async (code: string, named?: Set<number>) => {
  const { lines, marks, isOpen } = await readMarks(code, named, isComment);
  return { lines, isOpen, marks: Object.fromEntries([...marks].map(([index, set]) => [index, [...set].join(" ")])) };
};

describe("comments on lines of their own", () => {
  it.each([
    ["the next line", "a\n// highlight-next-line\nb\nc", ["a", "b", "c"], { 1: "marked" }],
    [
      "all between two",
      "a\n  // highlight-start\nb\nc\n  // highlight-end\nd",
      ["a", "b", "c", "d"],
      { 1: "marked", 2: "marked" },
    ],
    ["lines with Windows ends", "// highlight-next-line\r\na\r\nb", ["a", "b"], { 0: "marked" }],
    ["nothing without a start", "a\n// highlight-end\nb", ["a", "b"], {}],
  ])("mark %s", async (_, code, lines, marks) => {
    expect(await read(code)).toEqual({ lines, marks, isOpen: false });
  });

  it.each([
    "# highlight-next-line",
    "a // highlight-next-line",
    "// highlight-next-lines",
    "// see highlight-next-line",
    "highlight-next-line",
  ])("are not: %s", async (line) => {
    expect(await read(`${line}\na`)).toEqual({ lines: [line, "a"], marks: {}, isOpen: false });
  });

  it("say when they are not ended", async () => {
    expect(await read("// highlight-start\na\nb")).toEqual({
      lines: ["a", "b"],
      marks: { 0: "marked", 1: "marked" },
      isOpen: true,
    });
  });

  it("are code where lines are named", async () => {
    expect(await read("// highlight-next-line\na", new Set([2]))).toEqual({
      lines: ["// highlight-next-line", "a"],
      marks: { 1: "marked" },
      isOpen: false,
    });
  });
});

describe("marks at the end of a line", () => {
  it.each([
    ["a(); // [!code ++]", "a();", "added"],
    ["a() # [!code --]", "a()", "removed"],
    ["a { } /* [!code focus] */", "a { }", "focus"],
    ["<a /> {/* [!code hl] */}", "<a />", "marked"],
    ["<a> <!-- [!code highlight] -->", "<a>", "marked"],
    ["select 1 -- [!code ++]", "select 1", "added"],
    ["a() // why [!code ++]", "a() // why", "added"],
    ["a() /* why [!code ++] */", "a() /* why */", "added"],
    ["a() // [!code ++] [!code focus]", "a()", "focus added"],
    ["a()// [!code ++]", "a()", "added"],
    ["  key: 1 # [!code ++]", "  key: 1", "added"],
  ])("%s", async (source, line, marks) => {
    expect(await read(source)).toEqual({ lines: [line], marks: { 0: marks }, isOpen: false });
  });

  it.each(["a // [!code nonesuch]", 'say("// [!code ++]")', "[!code ++] a"])("are not: %s", async (source) => {
    expect(await read(source)).toEqual({ lines: [source], marks: {}, isOpen: false });
  });

  it("reach over several lines, and from a line of their own to those after it", async () => {
    expect((await read("a // [!code ++:2]\nb\nc")).marks).toEqual({ 0: "added", 1: "added" });
    expect(await read("a\n// [!code focus:2]\nb\nc\nd")).toEqual({
      lines: ["a", "b", "c", "d"],
      marks: { 1: "focus", 2: "focus" },
      isOpen: false,
    });
  });

  it("go together with named lines", async () => {
    expect((await read("a // [!code ++]\nb", new Set([2]))).marks).toEqual({ 0: "added", 1: "marked" });
  });
});
