import { openHit } from "../../../../src/search/dialog/hit";
import { navigate, setPathPrefix } from "../../../stand-ins/gatsby";

it.each([
  ["", "/blog/a?b=c#d"],
  ["/site", "/site/blog/a?b=c#d"],
])("opens a hit of the dialog without a page load, with the path prefix %j", (prefix, url) => {
  setPathPrefix(prefix);
  openHit(url);
  expect(navigate.mock.calls).toEqual([["/blog/a?b=c#d"]]);
});
