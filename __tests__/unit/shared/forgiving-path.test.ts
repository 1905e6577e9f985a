import { forgivingPaths } from "../../../src/shared/forgiving-path";

it.each([
  ["/docs/intro.html", ["/docs/intro"]],
  ["/docs/intro/index.html", ["/docs/intro"]],
  ["/index.html", ["/"]],
  ["/Docs/Intro.HTML", ["/Docs/Intro", "/docs/intro"]],
  ["/Docs/Intro/", ["/docs/intro"]],
  ["//blog///hithere//", ["/blog/hithere"]],
  ["/docs/intro", []],
  ["/docs/intro/", []],
  ["/", []],
  ["/404.html", []],
])("%s may have meant %j", (path, meant) => {
  expect(forgivingPaths(path)).toEqual(meant);
});
