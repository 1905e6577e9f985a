import { editDistance } from "../../../src/shared/edit-distance";

it("the distance of the beginning of a word is that of the best beginning of the other word", () => {
  expect(editDistance("contani", "containers", 1, true)).toBe(1);
  expect(editDistance("contani", "containers", 1)).toBe(2);
  expect(editDistance("xyzabcd", "containers", 1, true)).toBe(2);
});
