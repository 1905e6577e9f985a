import { placeOf } from "../../../../src/node/content/place";

const TEXT = [
  "---",
  "title: About jo",
  "authors: [joe, jo-ann, jo]",
  "tags:",
  "  - C#",
  "  - C++",
  "authors_note: jo",
  "---",
  "slug: in the text",
].join("\n");

describe("placeOf", () => {
  it.each([
    ["authors", "jo", 3, 24],
    ["authors", "joe", 3, 11],
    ["tags", "C++", 6, 5],
    ["tags", "C#", 5, 5],
    ["title", undefined, 2, 1],
    ["authors", "nobody", 3, 1],
    ["tags", "jo", 4, 1],
    ["date", undefined, 1, 1],
  ])("of %s with %s is %i:%i", (key, word, line, column) => {
    expect(placeOf(TEXT, key, word)).toEqual({ line, column });
  });

  it("finds keys in quotes and with signs", () => {
    expect(placeOf('ruby:\n"c++":\n', "c++")).toEqual({ line: 2, column: 1 });
  });
});
