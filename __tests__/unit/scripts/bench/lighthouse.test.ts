import { toRow, type LighthouseResult } from "../../../../scripts/bench/lighthouse";

const result = (score: number, paint: number): LighthouseResult => ({
  categories: { performance: { score }, seo: { score: 1 }, accessibility: { score: null } },
  audits: { "largest-contentful-paint": { numericValue: paint }, "total-byte-weight": { numericValue: 215_040 } },
});

it("takes the median of each value of several runs, and scores as percentages", () => {
  const runs = [result(0.93, 900.4), result(0.99, 3000), result(0.97, 1000.6)];
  expect(toRow("post", runs)).toMatchObject({
    ...{ page: "post", performance: 97, seo: 100, accessibility: 0 },
    ...{ "largest paint, ms": 1001, "blocking, ms": 0, "all, KB": 215 },
  });
});
