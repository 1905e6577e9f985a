import { count } from "../../../src/shared/count";

it.each([
  [0, "0 errors"],
  [1, "1 error"],
  [2, "2 errors"],
])("puts %i in words", (number, words) => {
  expect(count(number, "error")).toBe(words);
});
