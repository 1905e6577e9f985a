import { groupHits } from "../../../src/search/hit-groups";
import { makeHit } from "../../stand-ins/search-engine";

const at = (id: string, lvl0: string, lvl1: string, type: "lvl1" | "content" = "lvl1") =>
  makeHit(id, { type, hierarchy: { lvl0, lvl1 } as never });

it("groups hits by section in the order of their first, with the hits of a page below its title", () => {
  const groups = groupHits([
    at("a2", "Blog", "A", "content"),
    at("d1", "Docs", "D"),
    at("b", "Blog", "B"),
    at("a1", "Blog", "A"),
    at("c", "Docs", "C", "content"),
  ]);
  expect(
    groups.map(({ label, rows }) => [label, rows.map(({ hit, parent }) => [hit.objectID, parent?.objectID])]),
  ).toEqual([
    [
      "Blog",
      [
        ["a1", undefined],
        ["a2", "a1"],
        ["b", undefined],
      ],
    ],
    [
      "Docs",
      [
        ["d1", undefined],
        ["c", undefined],
      ],
    ],
  ]);
});

it("shows at most five hits of a section", () => {
  const hits = Array.from({ length: 8 }, (_, index) => at(String(index), "Blog", `P${index}`));
  expect(groupHits(hits)[0]?.rows).toHaveLength(5);
});
