import fs from "node:fs";
import path from "node:path";
import { writeWhole } from "../../../src/shared/write-whole";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

afterEach(removeFolders);

describe("writeWhole", () => {
  it("puts a new file in place of the old one, which whoever reads it has to its end", () => {
    const file = path.join(makeFolder({ "note.json": "old" }), "note.json");
    const reader = fs.openSync(file, "r");
    writeWhole(file, "new");
    expect(fs.readFileSync(reader, "utf8")).toBe("old");
    fs.closeSync(reader);
    expect(fs.readFileSync(file, "utf8")).toBe("new");
    expect(fs.readdirSync(path.dirname(file))).toEqual(["note.json"]);
  });

  it("makes the folders above it", () => {
    const file = path.join(makeFolder({}), "a/b/note.json");
    writeWhole(file, "new");
    expect(fs.readFileSync(file, "utf8")).toBe("new");
  });
});
