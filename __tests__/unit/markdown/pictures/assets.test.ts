import fs from "node:fs/promises";
import path from "node:path";
import { copyAsset, writeOnce } from "../../../../src/markdown/pictures/assets";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

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
    expect(await fs.readFile(path.join(dir, "public", c!.slice("/p".length)), "utf8")).toBe("other");
  });
});

const target = () => path.join(makeFolder({}), "static/0123/x.pdf");

describe("writeOnce", () => {
  it("shows a file when all of it is there", async () => {
    const file = target();
    await writeOnce(file, async (part) => {
      await fs.writeFile(part, "half ");
      await expect(fs.access(file)).rejects.toThrow("ENOENT");
      await fs.appendFile(part, "whole");
    });
    expect(await fs.readFile(file, "utf8")).toBe("half whole");
    expect(await fs.readdir(path.dirname(file))).toEqual(["x.pdf"]);
  });

  it("leaves none when it is broken off, and makes it the next time", async () => {
    const file = target();
    const breakOff = async (part: string) => {
      await fs.writeFile(part, "half");
      throw new Error("The disk is full.");
    };
    await expect(writeOnce(file, breakOff)).rejects.toThrow("The disk is full.");
    await expect(fs.access(file)).rejects.toThrow("ENOENT");
    await writeOnce(file, (part) => fs.writeFile(part, "whole"));
    expect(await fs.readFile(file, "utf8")).toBe("whole");
  });

  it("does not make again what is there, and can be asked twice at once", async () => {
    const file = target();
    const write = (part: string) => fs.writeFile(part, "the same");
    await Promise.all([writeOnce(file, write), writeOnce(file, write)]);
    const { ino } = await fs.stat(file);
    await writeOnce(file, write);
    expect((await fs.stat(file)).ino).toBe(ino);
    expect(await fs.readdir(path.dirname(file))).toEqual(["x.pdf"]);
  });
});
