import fs from "node:fs";
import path from "node:path";
import { copyAsset } from "../../../src/markdown/assets";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

const cwd = process.cwd();
afterEach(() => {
  process.chdir(cwd);
  removeFolders();
});

describe("copyAsset", () => {
  it("gives equal files one address and different ones two", async () => {
    const dir = makeFolder({ "a/x.pdf": "same", "b/x.pdf": "same", "c/x.pdf": "other" });
    process.chdir(dir);
    const [a, b, c] = await Promise.all(["a", "b", "c"].map((name) => copyAsset(path.join(dir, name, "x.pdf"), "/p")));
    expect(a).toBe(b);
    expect(c).not.toBe(a);
    expect(a).toMatch(/^\/p\/static\/[\da-f]{16}\/x\.pdf$/);
    expect(fs.readFileSync(path.join(dir, "public", c!.slice("/p".length)), "utf8")).toBe("other");
  });
});
