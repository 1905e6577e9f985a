import { findNeighbour, type StoredPost } from "../../../../src/gatsby/graphql/context";
import { NodeStore } from "../../../stand-ins/node-store";

const post = (sortKey: string, more = {}) => ({
  sortKey,
  path: `/blog/${sortKey}`,
  listed: true,
  tagSlugs: [],
  ...more,
});
const store = new NodeStore().add(
  "Post",
  post("2024-a", { tagSlugs: ["ruby"] }),
  post("2025-c", { tagSlugs: ["ruby", "rails"] }),
  post("2025-b", { listed: false, tagSlugs: ["ruby"] }),
  post("2026-d"),
);
const stored = (sortKey: string) => store.getNodesByType("Post").find((node) => node.sortKey === sortKey) as StoredPost;

describe("findNeighbour", () => {
  it.each([
    ["2025-c", "previous", "2024-a"],
    ["2025-c", "next", "2026-d"],
    ["2024-a", "next", "2025-c"],
    ["2024-a", "previous", undefined],
    ["2026-d", "next", undefined],
  ] as const)("of %s, %s, is %s", async (sortKey, side, expected) => {
    expect((await findNeighbour(store.context, stored(sortKey), side))?.sortKey).toBe(expected);
  });
});
