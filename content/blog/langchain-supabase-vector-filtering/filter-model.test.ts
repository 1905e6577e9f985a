import { filterAfter, filterBefore, matching } from "./filter-model";

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
