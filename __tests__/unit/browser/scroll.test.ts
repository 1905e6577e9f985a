import { shouldScroll } from "../../../src/browser/scroll";

const place = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

it.each([
  ["the first page", undefined, place("/blog"), true],
  ["another page", place("/blog"), place("/docs/intro"), true],
  ["another page with the same query", place("/a", "?q=x"), place("/b", "?q=x"), true],
  ["a heading of the same page", place("/blog"), place("/blog", "", "#setup"), true],
  ["another heading", place("/blog", "", "#a"), place("/blog", "", "#b"), true],
  ["the same link again", place("/blog", "", "#a"), place("/blog", "", "#a"), true],
  ["only another query", place("/search", "?q=a"), place("/search", "?q=ab"), false],
  ["a query taken away", place("/search", "?q=a"), place("/search"), false],
  ["another query and another heading", place("/search", "?q=a"), place("/search", "?q=b", "#x"), true],
])("shouldScroll to %s", (_, previous, next, expected) => {
  expect(shouldScroll(previous, next)).toBe(expected);
});
