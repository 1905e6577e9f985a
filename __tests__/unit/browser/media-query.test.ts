import { mediaQuery } from "../../../src/browser/media-query";
import { Media, WIDE } from "../../stand-ins/media";

const wide = mediaQuery(WIDE);

it("follows a query until it is stopped", () => {
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
