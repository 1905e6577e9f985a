import { readingTime } from "../../../../src/gatsby/nodes/node-fields";

it.each([
  ["Three short words.", 3],
  ["Don't count punctuation — or dashes …", 5],
  ["`code` counts 2", 3],
])("counts the words of %p", (text, words) => {
  expect(readingTime(text).words).toBe(words);
});

it("counts the words of a language without spaces", () => {
  expect(readingTime("今日は天気がいいです").words).toBeGreaterThan(3);
});

it.each([
  [0, "0 min read"],
  [1, "One min read"],
  [200, "One min read"],
  [201, "2 min read"],
  [1001, "6 min read"],
])("the reading time of %i words is %s", (words, label) => {
  expect(readingTime("word ".repeat(words)).text).toBe(label);
});
