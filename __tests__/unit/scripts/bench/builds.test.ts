import { toRows, type Builds } from "../../../../scripts/bench/builds";

const builds = (site: string, cold: number, edit: number, peakMegabytes?: number): Builds => {
  const measured = (seconds: number) => ({
    ...{ code: 0, output: "", seconds },
    usage: peakMegabytes === undefined ? undefined : { cpuSeconds: 2 * seconds, peakMegabytes },
  });
  return { site, cold: measured(cold), edit: measured(edit) };
};

it("divides the figures of this site, the first one, by those of each peer", () => {
  const rows = toRows([builds("This site", 30, 5, 600), builds("Peer", 20, 10, 1200)], { posts: 12, pictures: true });
  expect(rows).toMatchObject([
    { posts: 12, "pictures, cards": "with", "cold, s": 30, "cold, CPU s": 60, "cold, ratio": undefined },
    { site: "Peer", "edit, s": 10, "cold, ratio": 1.5, "edit, ratio": 0.5, "memory, ratio": 0.5 },
  ]);
});

it("leaves out CPU time and memory if they could not be measured", () => {
  const rows = toRows([builds("This site", 30, 5), builds("Peer", 20, 10)], { posts: 12, pictures: false });
  expect(rows[1]).toMatchObject({ "cold, CPU s": undefined, "memory, MB": undefined, "memory, ratio": undefined });
});
