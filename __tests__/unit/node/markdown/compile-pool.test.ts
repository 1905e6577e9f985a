import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createCompilePool, type CompilePool } from "../../../../src/node/markdown/compile-pool";
import { compileWorker } from "../../../../src/node/markdown/worker-program";

/** A program that throws as soon as it runs. */
const brokenProgram = async () => {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "program-")), "broken.mjs");
  fs.writeFileSync(file, 'throw new Error("no threads");');
  return file;
};

let pool: CompilePool;
afterEach(() => pool.close());

const compileAll = (texts: string[], format: "md" | "mdx" = "md") =>
  Promise.all(texts.map((text) => pool.compile({ file: "a.md", format, text })));

const texts = (count: number) => Array.from({ length: count }, (_, number) => `Text *${number}*.`);

describe("createCompilePool", () => {
  it("gives each text what it compiles to, whoever compiles it", async () => {
    pool = createCompilePool({ program: compileWorker, size: 2 });
    const compiled = await compileAll(texts(40));
    expect(compiled.map(({ body }) => body)).toEqual(
      Array.from({ length: 40 }, (_, number) => `<p>Text <em>${number}</em>.</p>`),
    );
  });

  it("keeps the place of what cannot be compiled", async () => {
    pool = createCompilePool({ program: compileWorker, size: 2 });
    await compileAll(texts(30));
    const [compiled] = await compileAll(["Some\n{text"], "mdx");
    expect(compiled).toMatchObject({ mistakes: [{ line: 2, column: 1, expected: expect.stringContaining("\\{") }] });
  });

  it("leaves code without colours where none are asked for", async () => {
    const code = ["```js", "const lamp = 1;", "```"].join("\n");
    pool = createCompilePool({ program: compileWorker, plainCode: true, size: 2 });
    await compileAll(texts(30));
    const [plain] = await compileAll([code]);
    expect(plain!.body).not.toContain("tok-");
  });

  it.each([
    ["a program that cannot be made", () => Promise.reject(new Error("no program"))],
    ["threads that cannot start", brokenProgram],
  ])("compiles here with %s", async (_, program) => {
    pool = createCompilePool({ program, size: 2 });
    expect(await compileAll(texts(40))).toHaveLength(40);
    expect(await compileAll(texts(40))).toHaveLength(40);
  });
});
