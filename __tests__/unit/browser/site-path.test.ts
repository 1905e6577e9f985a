import { sitePath } from "../../../src/browser/links";
import { setPathPrefix } from "../../stand-ins/gatsby";

describe("sitePath", () => {
  it.each([
    ["/site", "/site/", "/"],
    ["/site", "/site", "/"],
    ["/site", "/site/site/blog", "/site/blog"],
    ["/a/b", "/a/b/docs/intro", "/docs/intro"],
  ])("below %s takes %s for %s", (prefix, pathname, expected) => {
    setPathPrefix(prefix);
    expect(sitePath(pathname)).toBe(expected);
  });
});
