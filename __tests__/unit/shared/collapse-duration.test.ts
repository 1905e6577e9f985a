import { collapseDuration } from "../../../src/shared/collapse-duration";

it.each([
  [0, 40],
  [100, 239],
  [1000, 440],
])("%i px take %i ms", (height, duration) => {
  expect(collapseDuration(height)).toBe(duration);
});
