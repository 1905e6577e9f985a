import { editDistance } from "../../../src/shared/edit-distance";

describe("the distance of two words", () => {
  it("of a beginning is that of the best beginning of the other word", () => {
    expect(editDistance("contani", "containers", 1, true)).toBe(1);
    expect(editDistance("contani", "containers", 1)).toBe(2);
    expect(editDistance("xyzabcd", "containers", 1, true)).toBe(2);
  });
});
