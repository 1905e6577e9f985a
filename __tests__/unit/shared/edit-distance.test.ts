import { editDistance } from "../../../src/shared/edit-distance";

it("compares the beginning of a word with the most similar prefix of the other word", () => {
  expect(editDistance("contani", "containers", 1, true)).toBe(1);
  expect(editDistance("contani", "containers", 1)).toBe(2);
  expect(editDistance("xyzabcd", "containers", 1, true)).toBe(2);
});
