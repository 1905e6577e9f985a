import fs from "node:fs/promises";
import path from "node:path";
import { writeOnce } from "../../../../src/markdown/pictures/assets";
import { makeFolder, removeFolders } from "../../../stand-ins/content-folder";

afterEach(removeFolders);

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
