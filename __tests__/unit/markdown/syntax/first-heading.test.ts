import { findFirstHeading } from "../../../../src/markdown/syntax/first-heading";

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
  ["# [Lamps][a] of brass\n\n[a]: /lamps", "Lamps of brass"],
  ["<!-- note -->\nimport A from './a'\n\n# Title", "Title"],
])("a text that begins with %j has the heading %j", (text, title) => {
  expect(findFirstHeading(text, "mdx")).toMatchObject({ title, leads: true });
});

it.each([
  ...["", "## Second", "#Title", "```\n# code\n```", "~~~\n```\n# code\n~~~", "    # code", "- a\n==="],
  "1. ```bash\n   # install it\n   npm i\n   ```",
  "- a\n\n  # b",
  "# ![](logo.png)",
  "$$\n# x\n$$",
  "<!--\n# Not\n-->",
  "<pre>\n# x\n</pre>",
])("no heading is found in %j", (text) => {
  expect(findFirstHeading(text, "mdx")).toBeNull();
});

it.each(["$$\n# x\n$$", "```\n# x\n```", '<LinkCard href="/a" />', ":::note\nA\n:::", "Text"])(
  "a heading does not begin a text after %j",
  (before) => {
    const line = before.split("\n").length + 2;
    const rest = `${before}\n\n`;
    expect(findFirstHeading(`${rest}# Title`, "mdx")).toEqual({ title: "Title", line, leads: false, rest });
  },
);

it("a merge conflict is no heading, though its equals signs make one", () => {
  const conflict = "<<<<<<< HEAD\nOne side.\n=======\nThe other.\n>>>>>>> main";
  expect(findFirstHeading(conflict, "md")).toBeNull();
});

it("a heading does not begin a text after a comment of MDX in .md", () => {
  expect(findFirstHeading("{/* a */}\n\n# Title {/* #id */}", "md")).toMatchObject({ title: "Title", leads: false });
});

it("a heading is taken out of a text without moving a line", () => {
  expect(findFirstHeading("A\n\nTitle\n===\nB", "mdx")).toMatchObject({ line: 3, rest: "A\n\n\n\nB" });
  expect(findFirstHeading("<!--\n# Not\n-->\n\nReal\n===\nB", "mdx")?.rest).toBe("<!--\n# Not\n-->\n\n\n\nB");
});
