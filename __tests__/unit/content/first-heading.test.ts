import { findFirstHeading } from "../../../src/content/first-heading";

describe("the first heading of a text", () => {
  it.each([
    ["# Title", "Title"],
    ["# Title #", "Title"],
    ["# `code` and **bold** {#id}", "code and bold"],
    ["Title\n=====", "Title"],
    ["Title of\ntwo lines\n===", "Title of two lines"],
    ["# 1. First", "1. First"],
    ["<!--\n# Not\n-->\n\n# Real", "Real"],
    ["{/*\n# Not\n*/}\n\n# Real {/* #id */}", "Real"],
    ["import {\n  A,\n} from './a'\n\n# Title", "Title"],
    ["<!-- note -->\nimport A from './a'\n\n# Title", "Title"],
  ])("of %j is %j and leads", (text, title) => {
    expect(findFirstHeading(text, "mdx")).toMatchObject({ title, leads: true });
  });

  it.each([
    ...["", "## Second", "#Title", "```\n# code\n```", "~~~\n```\n# code\n~~~", "    # code", "- a\n==="],
    "1. ```bash\n   # install it\n   npm i\n   ```",
    "- a\n\n  # b",
    "$$\n# x\n$$",
    "<!--\n# Not\n-->",
    "<pre>\n# x\n</pre>",
  ])("is not in %j", (text) => {
    expect(findFirstHeading(text, "mdx")).toBeNull();
  });

  it.each(["$$\n# x\n$$", "```\n# x\n```", '<LinkCard href="/a" />', ":::note", "Text"])(
    "does not lead after %j",
    (before) => {
      const found = findFirstHeading(`${before}\n\n# Title`, "mdx");
      expect(found).toEqual({
        title: "Title",
        line: before.split("\n").length + 2,
        leads: false,
        rest: `${before}\n\n`,
      });
    },
  );

  it("is found after other text too, and taken out without moving a line", () => {
    const found = findFirstHeading("A\n\nTitle\n===\nB", "mdx");
    expect(found).toEqual({ title: "Title", line: 3, leads: false, rest: "A\n\n\n\nB" });
  });

  it("leaves the lines of a comment in several lines where they were", () => {
    expect(findFirstHeading("<!--\n# Not\n-->\n\nReal\n===\nB", "mdx")?.rest).toBe("<!--\n# Not\n-->\n\n\n\nB");
  });

  it("stands behind text where it stands behind a comment of MDX in .md", () => {
    expect(findFirstHeading("{/* a */}\n\n# Title {/* #id */}", "md")).toMatchObject({ title: "Title", leads: false });
  });
});
