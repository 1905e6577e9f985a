import { lengthen, shorten } from "../../../src/shared/page-description";

describe("descriptions", () => {
  it("are cut between two words", () => {
    expect(shorten("one two, three", 10)).toBe("one two…");
    expect(shorten("one two", 7)).toBe("one two");
    expect(shorten("x".repeat(20), 10)).toBe(`${"x".repeat(9)}…`);
  });

  it("have a sentence added where they are too short", () => {
    expect(lengthen("Short.", "More.")).toBe("Short. More.");
    expect(lengthen("", "More.")).toBe("More.");
    expect(lengthen("x".repeat(50), "More.")).toBe("x".repeat(50));
  });
});
