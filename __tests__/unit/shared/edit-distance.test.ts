import { editDistance } from "../../../src/shared/edit-distance";

describe("the distance of two words", () => {
  it.each([
    ["docker", "docker", 0],
    ["dockr", "docker", 1],
    ["doccker", "docker", 1],
    ["dacker", "docker", 1],
    ["odcker", "docker", 1],
    ["dokcre", "docker", 2],
    ["rails", "docker", 3],
    ["", "ab", 2],
  ])("of %s from %s is %i", (word, other, distance) => {
    expect(editDistance(word, other, 2)).toBe(distance);
  });

  it("of a beginning is that of the best beginning of the other word", () => {
    expect(editDistance("contani", "containers", 1, true)).toBe(1);
    expect(editDistance("contani", "containers", 1)).toBe(2);
    expect(editDistance("xyzabcd", "containers", 1, true)).toBe(2);
  });
});
