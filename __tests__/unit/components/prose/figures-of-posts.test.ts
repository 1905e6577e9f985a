import {
  filterAfter,
  filterBefore,
  matching,
} from "../../../../content/blog/langchain-supabase-vector-filtering/filter-model";
import { estimate } from "../../../../content/blog/rails-postgresql-array/planner-model";
import { ANSWER_MS, raceAt } from "../../../../content/blog/how-we-created-flatiron-open-source-frontend/race-model";

describe("the filter before and after the index", () => {
  const settings = { k: 8, share: 0.02, candidates: 40, iterative: false };

  it("loses rows after the index, and none before it", () => {
    expect(filterAfter(settings).found).toHaveLength(1);
    expect(filterBefore(settings).found).toHaveLength(8);
  });

  it("returns the nearest rows that match", () => {
    const { found } = filterBefore(settings);
    expect(found).toEqual(matching(0.02).slice(0, 8));
    expect(filterAfter(settings).found).toEqual(found.filter((row) => row < 40));
  });

  it("loses none with an iterative scan, which reads as far as it has to", () => {
    const { found, read } = filterAfter({ ...settings, iterative: true });
    expect(found).toEqual(filterBefore(settings).found);
    expect(read).toBe(found.at(-1)! + 1);
  });

  it("reads everything for rows that do not exist", () => {
    expect(filterAfter({ ...settings, k: 13, iterative: true })).toMatchObject({ read: 600, found: matching(0.02) });
  });

  it("makes no difference if all rows match", () => {
    const all = { ...settings, share: 1 };
    expect(filterAfter(all).found).toEqual(filterBefore(all).found);
  });
});

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

describe("the race of two requests", () => {
  const presses = [
    { tag: "rails", at: 0 },
    { tag: "react", at: 500 },
  ] as const;
  const states = (aborts: boolean, now: number) => raceAt(presses, aborts, now).requests.map(({ state }) => state);

  it("shows the late answer without an abort", () => {
    expect(raceAt(presses, false, 2000)).toMatchObject({ wanted: "react", shown: "react", isOver: false });
    expect(raceAt(presses, false, ANSWER_MS.rails)).toMatchObject({ wanted: "react", shown: "rails", isOver: true });
    expect(states(false, 2000)).toEqual(["waiting", "answered"]);
    expect(states(false, 3000)).toEqual(["late", "overwritten"]);
  });

  it("shows the answer to the last press with an abort", () => {
    expect(states(true, 400)).toEqual(["waiting"]);
    expect(states(true, 600)).toEqual(["aborted", "waiting"]);
    expect(raceAt(presses, true, 5000)).toMatchObject({ wanted: "react", shown: "react", isOver: true });
    expect(raceAt(presses, true, 5000).requests[0]).toMatchObject({ state: "aborted", end: 500 });
  });

  it("has no late answer where each came before the next press", () => {
    const calm = [presses[1], { tag: "rails", at: 2000 }] as const;
    expect(raceAt(calm, false, 9000).requests.map(({ state }) => state)).toEqual(["answered", "answered"]);
    expect(raceAt(calm, false, 9000)).toMatchObject({ wanted: "rails", shown: "rails" });
  });
});
