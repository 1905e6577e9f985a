import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { Code } from "mdast";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { splitFrontMatter } from "../../src/content/content-file";
import { contentDir } from "../../src/content/folder";
import { prepareDirectives } from "../../src/markdown/blocks/directives";
import { prepareMdx } from "../../src/markdown/syntax/source";
import { parse } from "../../src/markdown/syntax/parse";

/** The faults of each sample, or `null` for a language without a parser here. */
type Faults = ({ line: number; column: number; message: string }[] | null)[];

function check(samples: readonly { language: string; code: string }[]): Faults {
  const args = ["--no-warnings", "--import", "tsx", path.resolve("__tests__/stand-ins/sample-syntax.mts")];
  return JSON.parse(execFileSync(process.execPath, args, { input: JSON.stringify(samples), encoding: "utf8" }));
}

interface Sample {
  language: string;
  code: string;
  file: string;
  /** The line of the fence, and how far its content is indented. */
  line: number;
  indent: number;
}

function samplesIn(file: string): Sample[] {
  const source = fs.readFileSync(file, "utf8");
  const parts = splitFrontMatter(source);
  const before = source.slice(0, source.length - (parts?.text.length ?? source.length)).replace(/[^\n]/g, "");
  const text = prepareDirectives(before + (parts?.text ?? source));
  const isMdx = file.endsWith(".mdx");
  const samples: Sample[] = [];
  visit(parse(new VFile({ value: isMdx ? prepareMdx(text) : text }), isMdx ? "mdx" : "md"), "code", (node: Code) => {
    const { line, column } = node.position!.start;
    if (node.lang) samples.push({ language: node.lang, code: node.value, file, line, indent: column - 1 });
  });
  return samples;
}

const FILES = fs
  .readdirSync(contentDir(), { recursive: true, encoding: "utf8" })
  .filter((name) => /\.mdx?$/.test(name))
  .map((name) => path.join(contentDir(), name));

it("every sample of code in a text is valid in its language", () => {
  const samples = FILES.flatMap(samplesIn);
  const faults = check(samples);
  const lines = samples.flatMap(({ file, line: fence, indent, language }, index) => {
    const found = faults[index] ?? [];
    return found.map(
      ({ line, column, message }) =>
        `${path.relative("", file)}:${fence + line}:${indent + column}  ${language}  ${message}`,
    );
  });
  expect(lines.join("\n")).toBe("");
});

describe("a sample with a fault", () => {
  const BROKEN: [language: string, code: string, line: number, column: number][] = [
    ["js", "const a = 1;\nconst = 2;", 2, 7],
    ["js", "const a: number = 1;", 1, 8],
    ["jsx", "const a = <p>;", 1, 15],
    ["ts", "const a: = 1;", 1, 10],
    ["tsx", "const a = <p></b>;", 1, 16],
    ["json", '{\n  "a": 1,\n}', 2, 9],
    ["css", "a { color: red;", 1, 16],
    ["ruby", "def a\n  1 +\nend", 3, 1],
    ["python", "def a(:\n    pass", 1, 7],
    ["sql", "select 1;\nselect from where;", 2, 13],
    ["bash", "if true; then\n  echo", 1, 1],
    ["yaml", "a: 1\n b: 2", 1, 4],
    ["toml", "a = 1\nb = ", 2, 5],
  ];

  it("is found at its place, in each language", () => {
    const faults = check(BROKEN.map(([language, code]) => ({ language, code })));
    const found = faults.map((each, index) => {
      const { line, column } = each?.[0] ?? { line: 0, column: 0 };
      return [BROKEN[index]![0], BROKEN[index]![1], line, column];
    });
    expect(found).toEqual(BROKEN);
  });
});
