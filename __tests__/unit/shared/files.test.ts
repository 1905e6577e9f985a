import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { isFile, isLfsPointer, writeWhole } from "../../../src/shared/files";
import { makeFolder, removeFolders } from "../../stand-ins/content-folder";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "is-file-"));
const at = (name: string) => path.join(folder, name);
fs.writeFileSync(at("a.txt"), "");
fs.symlinkSync("a.txt", at("link"));
fs.symlinkSync("gone", at("dead"));
fs.symlinkSync("circle", at("circle"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each(["a.txt", "link"])("is one: %s", (name) => {
  expect(isFile(at(name))).toBe(true);
});

it.each([
  ["a folder", ""],
  ["nothing", "b.txt"],
  ["a name with a NUL", "a\0.txt"],
  ["what would be below a file", "a.txt/b"],
  ["a name too long for any", "a".repeat(300)],
  ["a link that leads nowhere", "dead"],
  ["a link to itself", "circle"],
])("is none: %s", (_, name) => {
  expect(isFile(at(name))).toBe(false);
});

afterEach(removeFolders);

describe("isLfsPointer", () => {
  const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
  it.each([
    ["a pointer", pointer, true],
    ["a file that is as long as any", pointer + "x".repeat(1024), false],
    ["a text about pointers", `A pointer begins with ${pointer}`, false],
    ["an empty file", "", false],
  ])("is asked about %s", (_, text, expected) => {
    expect(isLfsPointer(path.join(makeFolder({ "a.png": text }), "a.png"))).toBe(expected);
  });

  it("is false where no file can be read", () => {
    expect(isLfsPointer(at("b.txt"))).toBe(false);
    expect(isLfsPointer(at(""))).toBe(false);
  });
});

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
