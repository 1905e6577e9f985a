import { estimate } from "./planner-model";

describe("the costs of both plans", () => {
  it("are those of the plan in the post", () => {
    const { seqScan, bitmapScan } = estimate(200_000, 507 / 200_000);
    expect(bitmapScan).toBeCloseTo(1367.22, 2);
    // The scan in the post is for `= ANY`, which costs 5992 with three tags a row.
    expect(seqScan).toBe(5742);
  });

  it("are lower for the scan of a small table, and of one in which most rows match", () => {
    const takesIndex = (rows: number, share: number): boolean => {
      const { seqScan, bitmapScan } = estimate(rows, share);
      return bitmapScan < seqScan;
    };
    expect([60, 300, 500, 2000].map((rows) => takesIndex(rows, 507 / 200_000))).toEqual([false, false, true, true]);
    expect([0.01, 0.4, 0.8, 1].map((share) => takesIndex(200_000, share))).toEqual([true, true, false, false]);
  });
});
