import { asWritten, isOfComputer, lookUpFile } from "../../../../src/markdown/links/link-address";

describe("the file that a link means", () => {
  const files = ["docs/a.md", "docs/b/index.mdx", "docs/c/README.md", "docs/d", "docs/d.md"];
  it.each([
    ["docs/a.md", "docs/a.md"],
    ["docs/a", "docs/a.md"],
    ["docs/b", "docs/b/index.mdx"],
    ["docs/c", "docs/c/README.md"],
    ["docs/d", "docs/d"],
    ["docs/e", undefined],
  ])("%s is %s", (path, expected) => {
    expect(lookUpFile(path, (name) => files.find((file) => file === name))).toBe(expected);
  });
});

it.each([
  ["./za%C5%BC%C3%B3%C5%82%C4%87.md", "./zażółć.md"],
  ["..%5Cdocs%5Ca.md", "..\\docs\\a.md"],
  ["./a%2Fb%00.md", "./a%2Fb%00.md"],
  ["./50%.md", "./50%.md"],
])("an address in a message: %s is shown as %s", (address, written) => {
  expect(asWritten(address)).toBe(written);
});

it.each([
  ["file:///home/me/a.png", true],
  ["C:\\a.png", true],
  ["c:%5Ca.png", true],
  ["d:/a.png", true],
  ["mailto:a@x.example", false],
  ["./c:/a.png", false],
])("a file on its author's computer: %s, %s", (address, expected) => {
  expect(isOfComputer(address)).toBe(expected);
});
