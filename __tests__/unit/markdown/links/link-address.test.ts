import { lookUpFile } from "../../../../src/markdown/links/link-address";

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
