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
  ["# At 10:30 on localhost:3000 :smile:", "At 10:30 on localhost:3000 😄"],
  ["# Lamps<br/>and ropes", "Lamps and ropes"],
  ["{/* a */} {/* b */}\n\n# Title", "Title"],
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

it.each(["md", "mdx"] as const)("a heading in a tag is one, but does not begin a text, in %s", (syntax) => {
  const text = '<div align="center">\n\n# Title\n\n</div>';
  expect(findFirstHeading(text, syntax)).toMatchObject({ title: "Title", line: 3, leads: false });
  expect(findFirstHeading("<Card>\n\n# Title\n\n</Card>", "mdx")).toBeNull();
});

it("a heading above more mistakes than are read is one", () => {
  const mistakes = "{a b}\n\n".repeat(120);
  expect(findFirstHeading(`{a b}\n\n# Title\n\n${mistakes}`, "mdx")).toMatchObject({ title: "Title" });
});

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
