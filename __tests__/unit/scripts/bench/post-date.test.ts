import { postDate } from "../../../../scripts/bench/post-date";

it("is a day after that of the post before", () => {
  expect([postDate(1), postDate(2), postDate(32)]).toEqual(["1990-01-02", "1990-01-03", "1990-02-02"]);
});

it("is never in the future, where no build would have the post", () => {
  expect(postDate(10_000) < new Date().toISOString()).toBe(true);
  expect(() => postDate(1_000_000)).toThrow("ask for fewer posts");
});
