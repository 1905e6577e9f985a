import path from "node:path";
import { createCompilePool, type CompilePool } from "../../../../src/node/markdown/compile-pool";
import { MarkdownError } from "../../../../src/node/markdown/markdown-error";

const WORKER = path.resolve("src/node/markdown/compile-worker.ts");
const THREAD = `require("tsx/cjs"); require(${JSON.stringify(WORKER)});`;

let pool: CompilePool;
afterEach(() => pool.close());

const compileAll = (texts: string[], format: "md" | "mdx" = "md") =>
  Promise.all(texts.map((text) => pool.compile({ file: "a.md", format, text })));

const texts = (count: number) => Array.from({ length: count }, (_, number) => `Text *${number}*.`);

describe("createCompilePool", () => {
  it("gives each text what it compiles to, whoever compiles it", async () => {
    pool = createCompilePool(THREAD, 2);
    const compiled = await compileAll(texts(40));
    expect(compiled.map(({ body }) => body)).toEqual(
      Array.from({ length: 40 }, (_, number) => `<p>Text <em>${number}</em>.</p>`),
    );
  });

  it("keeps the place of what cannot be compiled", async () => {
    pool = createCompilePool(THREAD, 2);
    await compileAll(texts(30));
    const error = await compileAll(["Some\n{text"], "mdx").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MarkdownError);
    expect(error).toMatchObject({ line: 2, column: expect.any(Number) });
  });

  it("compiles here where threads cannot start", async () => {
    pool = createCompilePool('throw new Error("no threads");', 2);
    expect(await compileAll(texts(40))).toHaveLength(40);
  });
});
