import { measureRanks } from "../../../../scripts/bench/search-ranks";

it("takes the mean of the reciprocal ranks, and 0 for a post that is not among the hits", async () => {
  const hits = ["/blog/post-1#a", "/blog/post-10", "https://example.com/blog/post-2/"];
  const ranks = await measureRanks(() => Promise.resolve(hits), 4);
  // The first post is the first hit, the second one the third; two are not found.
  const mean = 0.333;
  expect(ranks).toEqual({ exact: mean, prefix: mean, typo: mean, sections: mean });
});

it("asks for other words in each way", async () => {
  const queries: string[] = [];
  await measureRanks((query) => Promise.resolve((queries.push(query), [])), 1);
  const [exact, prefix, typo, sections] = queries.map((query) => query.split(" ").length);
  expect([exact, prefix, typo, sections]).toEqual([3, 3, 2, 2]);
  expect(new Set(queries).size).toBe(4);
});
