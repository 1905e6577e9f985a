import { lengthen, shorten, widthOf } from "../../../src/shared/page-description";

it("truncates a description between two words", () => {
  expect(shorten("one two, three", 10)).toBe("one two…");
  expect(shorten("one two", 7)).toBe("one two");
  expect(shorten("x".repeat(20), 10)).toBe(`${"x".repeat(9)}…`);
});

it("counts a wide character as two", () => {
  expect(widthOf("abc 한국어 語")).toBe(13);
  expect(shorten("語".repeat(80))).toBe("語".repeat(80));
  expect(shorten("語".repeat(81))).toBe(`${"語".repeat(79)}…`);
  expect(shorten(`短い ${"語".repeat(100)}`)).toBe(`短い ${"語".repeat(77)}…`);
  expect(shorten("𠮷".repeat(100))).toBe(`${"𠮷".repeat(79)}…`);
  expect(lengthen("語".repeat(25), "More.")).toBe("語".repeat(25));
});

it.each([
  ["accents", "e\u0301".repeat(9), 4, "e\u0301…"],
  ["vowels of Thai", "ที่".repeat(9), 6, "ที่…"],
  ["parts of an emoji", "👨‍👩‍👧".repeat(9), 12, "👨‍👩‍👧…"],
  ["a text of marks alone", "\u0301".repeat(9), 4, "…"],
  ["an Arabic comma", "واحد، اثنان", 8, "واحد…"],
])("truncates before or after a whole character: %s", (_, text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
});

it("appends a sentence to a description that is too short", () => {
  expect(lengthen("Short.", "More.")).toBe("Short. More.");
  expect(lengthen("", "More.")).toBe("More.");
  expect(lengthen("x".repeat(50), "More.")).toBe("x".repeat(50));
});
