import { toString } from "mdast-util-to-string";
import { VFile } from "vfile";
import { remarkModuleSource } from "../../../src/markdown/module-tree";

const mode = process.env.NODE_ENV;

afterEach(() => void Object.assign(process.env, { NODE_ENV: mode }));

/** What is read of a text, after others at the same place. */
function read(...texts: string[]): string {
  const processor: { Parser?: (source: string, file: VFile) => Parameters<typeof toString>[0] } = {};
  remarkModuleSource.call(processor);
  const path = `/content/blog/${expect.getState().currentTestName}.mdx`;
  return texts.map((value) => toString(processor.Parser!(value, new VFile({ value, path })))).at(-1)!;
}

describe("a module with a mistake", () => {
  const MISTAKES = ["An <Open> tag.", "A {brace.", 'import { from "./a"\n\nText.'];

  it.each(MISTAKES)("keeps what it said before while developing: %s", (text) => {
    expect(read("Before.", text)).toBe("Before.");
  });

  it.each(MISTAKES)("is empty where it never could be read: %s", (text) => {
    expect(read(text)).toBe("");
  });

  it("says what is new when it is mended", () => {
    expect(read("Before.", "An <Open> tag.", "After.")).toBe("After.");
  });

  it("stops a build", () => {
    Object.assign(process.env, { NODE_ENV: "production" });
    expect(() => read("Before.", "An <Open> tag.")).toThrow("closing tag");
  });
});
