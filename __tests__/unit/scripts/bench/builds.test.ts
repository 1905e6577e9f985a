import { toRows, type Builds } from "../../../../scripts/bench/builds";

const builds = (site: string, cold: number, edit: number, peakMegabytes?: number): Builds => {
  const measured = (seconds: number) => ({
    ...{ code: 0, output: "", seconds },
    usage: peakMegabytes === undefined ? undefined : { cpuSeconds: 2 * seconds, peakMegabytes },
  });
  return { site, cold: measured(cold), edit: measured(edit) };
};

describe("the rows of builds", () => {
  it("say with each peer what this site, the first one, needs in relation to it", () => {
    const rows = toRows([builds("This site", 30, 5, 600), builds("Peer", 20, 10, 1200)], { posts: 12, pictures: true });
    expect(rows).toMatchObject([
      { posts: 12, "pictures, cards": "with", "cold, s": 30, "cold, CPU s": 60, "cold, ratio": undefined },
      { site: "Peer", "edit, s": 10, "cold, ratio": 1.5, "edit, ratio": 0.5, "memory, ratio": 0.5 },
    ]);
  });

  it("leave out what could not be measured", () => {
    const rows = toRows([builds("This site", 30, 5), builds("Peer", 20, 10)], { posts: 12, pictures: false });
    expect(rows[1]).toMatchObject({ "cold, CPU s": undefined, "memory, MB": undefined, "memory, ratio": undefined });
  });
});
