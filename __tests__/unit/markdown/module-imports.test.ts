import path from "node:path";
import { formatProblem } from "../../../src/shared/problem";
import { findProblems } from "../../../src/gatsby/check/find-problems";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

afterEach(removeFolders);

const post = (...lines: string[]) => ["---", "title: A", "date: 2025-03-14", "---", "", ...lines, ""].join("\n");

async function check(text: string, files: Record<string, string> = {}): Promise<string[]> {
  const dir = makeFolder({ "content/blog/a/index.mdx": text, ...files });
  const { problems } = await findProblems(path.join(dir, "content"));
  return problems.map((problem) => formatProblem(problem).replace(`${path.relative(process.cwd(), dir)}/content/`, ""));
}

describe("the imports of a text that is a program", () => {
  it.each([
    ["from", 'import { A } from "./gone";', 19],
    ["of a folder above", "import A from '../gone.tsx';", 15],
    ["for its effects", 'import "./gone.css";', 8],
    ["that are exported at once", 'export { a } from "./gone";', 19],
  ])("are reported where the file is not there: %s", async (_, line, column) => {
    const [, target] = /["'](.*)["']/.exec(line)!;
    expect(await check(post("Text.", "", "export const b = 1;", line, "", "<A />"))).toContain(
      `blog/a/index.mdx:9:${column}  The file ${target}, which is imported, does not exist.  Expected a path from this file, such as ./counter.`,
    );
  });

  it("may name a file with or without its end, a folder with an index, and packages", async () => {
    const lines = [
      'import A from "./a";',
      'import B from "./b.jsx";',
      'import C from "./c";',
      'import D from "../../../src/d";',
      'import data from "./data.json";',
      'import url from "./data.json?url";',
      'import { useState } from "react";',
      'import E from "@site/e";',
    ];
    const names = [
      "content/blog/a/a.tsx",
      "content/blog/a/b.jsx",
      "content/blog/a/c/index.ts",
      "src/d.js",
      "content/blog/a/data.json",
    ];
    const files = Object.fromEntries(names.map((name) => [name, ""]));
    expect(await check(post(...lines, "", "Text."), files)).toEqual([]);
  });
});
