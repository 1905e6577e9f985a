import { findFirstHeading } from "../../../../src/node/content/first-heading";

describe("the first heading of a text", () => {
  it.each([
    ["# Title", "Title"],
    ["# Title #", "Title"],
    ["# `code` and **bold** {#id}", "code and bold"],
    ["Title\n=====", "Title"],
    ["<!-- note -->\nimport A from './a'\n\n# Title", "Title"],
  ])("of %j is %j and leads", (text, title) => {
    expect(findFirstHeading(text)).toMatchObject({ title, leads: true });
  });

  it.each(["", "## Second", "#Title", "```\n# code\n```", "~~~\n```\n# code\n~~~", "    # code", "- a\n==="])(
    "is not in %j",
    (text) => {
      expect(findFirstHeading(text)).toBeNull();
    },
  );

  it("is found after other text too, and taken out without moving a line", () => {
    const found = findFirstHeading("A\n\nTitle\n===\nB");
    expect(found).toEqual({ title: "Title", leads: false, rest: "A\n\n\n\nB" });
  });

  it("is found in lines that end in CRLF", () => {
    expect(findFirstHeading("# Title\r\n\r\nText\r\n")).toMatchObject({ title: "Title" });
  });
});
