import { byFile, isOfComputer, lookUpFile } from "../../../../src/markdown/links/link-address";

it.each([
  ["docs/a.md", "docs/a.md"],
  ["docs/a", "docs/a.md"],
  ["docs/b", "docs/b/index.mdx"],
  ["docs/c", "docs/c/README.md"],
  ["docs/d", "docs/d"],
  ["docs/e", undefined],
  ["docs/ü", "docs/u\u0308.md"],
  ["docs/o\u0308.md", "docs/ö.md"],
])("looks up the file that a link to %s means", (path, expected) => {
  const files = [
    "docs/a.md",
    "docs/b/index.mdx",
    "docs/c/README.md",
    "docs/d",
    "docs/d.md",
    "docs/u\u0308.md",
    "docs/ö.md",
  ];
  expect(lookUpFile(path, byFile(files.map((file) => [file, file])))).toBe(expected);
});

it.each([
  ["file:///home/me/a.png", true],
  ["C:\\a.png", true],
  ["c:%5Ca.png", true],
  ["d:/a.png", true],
  ["mailto:a@x.example", false],
  ["./c:/a.png", false],
])("tells whether %s is on its author's computer", (address, expected) => {
  expect(isOfComputer(address)).toBe(expected);
});
