import { countWords, readingMinutes, readingTimeLabel } from "../../../src/shared/reading-time";

describe("countWords", () => {
  it.each([
    ["Three short words.", 3],
    ["Don't count punctuation — or dashes …", 5],
    ["", 0],
    ["\n\n\n", 0],
    ["`code` counts 2", 3],
  ])("counts %p", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it("counts words of a language that writes no spaces", () => {
    expect(countWords("今日は天気がいいです")).toBeGreaterThan(3);
  });
});

describe("the reading time", () => {
  it.each([
    [0, "0 min read"],
    [1, "One min read"],
    [200, "One min read"],
    [201, "2 min read"],
    [1000, "5 min read"],
    [1001, "6 min read"],
  ])("of %i words is %s", (words, label) => {
    expect(readingTimeLabel(readingMinutes(words))).toBe(label);
  });
});
