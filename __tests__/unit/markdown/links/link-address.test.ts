import { decodeTarget, kindOf, lookUpFile, splitAddress } from "../../../../src/markdown/links/link-address";

it.each([
  ["/blog/a?x#y", "/blog/a", "?x#y"],
  ["./a.md#y?z", "./a.md", "#y?z"],
  ["#y", "", "#y"],
  ["", "", ""],
])("parts %j from its query and fragment", (address, target, suffix) => {
  expect(splitAddress(address)).toEqual({ target, suffix });
});

it.each([
  ["caf%C3%A9", "café"],
  ["a%2Fb", "a/b"],
  ["50%", "50%"],
  ["%E0%A4%A", "%E0%A4%A"],
])("reads %s as %s", (written, name) => {
  expect(decodeTarget(written)).toBe(name);
});

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

  it.each([
    ["./other", "file"],
    ["../a/", "file"],
    ["./v1.0", "file"],
    ["./other.md#x", "file"],
    ["./paper.pdf", "asset"],
    ["./demo.html", "asset"],
    ["/blog/a", "route"],
  ])("is of its kind: %s", (address, kind) => {
    expect(kindOf(address)).toBe(kind);
  });
});
