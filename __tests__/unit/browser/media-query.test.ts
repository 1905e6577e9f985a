import { mediaQuery } from "../../../src/browser/media-query";
import { Media, WIDE } from "../../stand-ins/media";

const wide = mediaQuery(WIDE);

it("answers and is followed until it is stopped", () => {
  const media = Media.install();
  const onChange = jest.fn();
  const stop = wide.listen(onChange);
  expect(wide.matches()).toBe(false);
  media.set(WIDE, true);
  expect(wide.matches()).toBe(true);
  stop();
  media.set(WIDE, false);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it.each([
  ["queries have no listeners", () => ({ matches: true }), true],
  ["there are no queries", undefined, false],
])("does not throw where %s", (_, matchMedia, matches) => {
  Object.defineProperty(window, "matchMedia", { configurable: true, value: matchMedia });
  expect(wide.matches()).toBe(matches);
  expect(() => wide.listen(() => undefined)()).not.toThrow();
});
