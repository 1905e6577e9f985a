import { findFirstHeading, titled } from "../../../src/content/first-heading";
import { reported, sourceFile } from "../../stand-ins/content-folder";

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

it.each(["$$\n# x\n$$", "```\n# x\n```", '<LinkCard href="/a" />', ":::note", "Text"])(
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

const titleOf = (name: string, text: string, title?: string) => titled(sourceFile(name, text), text, title);

it.each([
  ["blog/2025-03-14-lamps-on-a-rope.md", "Lamps on a rope"],
  ["blog/2025-03-14-lamps/index.md", "Lamps"],
  ["blog/2025-03-14-v1.10.md", "V1.10"],
  ["pages/Plug in basics.md", "Plug in basics"],
  ["pages/uses/README.md", "Uses"],
])("%s without a title and a heading is called %s", (name, title) => {
  const text = "Text\n```\n# code\n```";
  expect(titleOf(name, text)).toEqual({ title, heading: undefined, text, problems: [] });
});

it("a text without a title has that of its first heading, which leaves the text", () => {
  expect(titleOf("pages/a.md", "Before\n\n# The *Title*\n\nText\n\n# Second")).toEqual({
    ...{ title: "The Title", heading: "The Title", text: "Before\n\n\n\nText\n\n# Second", problems: [] },
  });
});

const LOST =
  "content/pages/a.md:1:1  The heading that begins the text is not shown: the page shows the title of the front matter.  Add a # if it is a heading within the text; otherwise remove it.";

it.each([
  ["repeats its title in another form", "# HELLO, again 🎉\n\nText", "HELLO, again 🎉", "\n\nText", []],
  ["says something else", "# What is new?\n\nText", "What is new?", "\n\nText", [LOST]],
  ["does not begin it", "Text\n\n# Later", undefined, "Text\n\n# Later", []],
])("a text with a title and a heading that %s shows the title", (_, text, heading, rest, lines) => {
  const found = titleOf("pages/a.md", text, "Hello again");
  expect(found).toMatchObject({ title: "Hello again", heading, text: rest });
  expect(reported(found)).toEqual(lines);
});
