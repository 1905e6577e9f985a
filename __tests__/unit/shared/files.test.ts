import fs from "node:fs";
import path from "node:path";
import { isFile, isLfsPointer, writeWhole } from "../../../src/shared/files";
import { makeFolder } from "../../stand-ins/content-folder";

it("takes only files and links to files as files, not folders, missing files or invalid paths", () => {
  const folder = makeFolder({ "a.txt": "" });
  fs.symlinkSync("a.txt", path.join(folder, "link"));
  fs.symlinkSync("gone", path.join(folder, "dead"));
  const names = ["a.txt", "link", "", "b.txt", "a\0.txt", "dead"];
  expect(names.filter((name) => isFile(path.join(folder, name)))).toEqual(["a.txt", "link"]);
});

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n";
it.each([
  ["a pointer", pointer, true],
  ["a file that is as long as any", pointer + "x".repeat(1024), false],
  ["a text about pointers", `A pointer begins with ${pointer}`, false],
  ["an empty file", "", false],
])("recognizes a Git LFS pointer: %s", (_, text, expected) => {
  expect(isLfsPointer(path.join(makeFolder({ "a.png": text }), "a.png"))).toBe(expected);
});

it("takes neither a folder nor a missing file as a Git LFS pointer", () => {
  const folder = makeFolder({});
  expect([folder, path.join(folder, "b.txt")].filter(isLfsPointer)).toEqual([]);
});

it("replaces a file atomically: whoever reads the old one can read it to its end", () => {
  const file = path.join(makeFolder({ "note.json": "old" }), "note.json");
  const reader = fs.openSync(file, "r");
  writeWhole(file, "new");
  expect(fs.readFileSync(reader, "utf8")).toBe("old");
  fs.closeSync(reader);
  expect(fs.readFileSync(file, "utf8")).toBe("new");
  expect(fs.readdirSync(path.dirname(file))).toEqual(["note.json"]);
});

it("creates the folders above a new file", () => {
  const file = path.join(makeFolder({}), "a/b/note.json");
  writeWhole(file, "new");
  expect(fs.readFileSync(file, "utf8")).toBe("new");
});
