import { postCounts } from "../../../../scripts/bench/post-counts";

it("reads numbers of posts", () => {
  expect(postCounts(["12", "1000"])).toEqual([12, 1000]);
  expect(postCounts([])).toEqual([]);
});

it.each(["banana", "0", "-1", "1.5", "1e3", "12x", ""])("refuses %p", (word) => {
  expect(() => postCounts(["12", word])).toThrow(`"${word}" is no number of posts. Expected whole numbers from 1.`);
});
