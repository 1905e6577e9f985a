import * as paths from "../../../src/shared/paths";

it.each([
  ["CI/CD & more!", "cicd--more"],
  ["  Padded  ", "padded"],
  ["snake_case-kept", "snake_case-kept"],
  ["Über uns", "über-uns"],
])("makes the address of the category %p as GitHub makes ids", (label, expected) => {
  expect(paths.docCategorySlug(label)).toBe(expected);
});

it.each([
  ["/docs", ["/docs", "/docs/", "/DOCS/intro"], ["/docsearch", "/"]],
  ["/projects/", ["/projects", "/projects/a"], ["/blog"]],
  ["/", ["/"], ["/blog"]],
])("takes as pages of %s %j, but not %j", (section, within, outside) => {
  expect(within.filter((path) => !paths.isWithin(section, path))).toEqual([]);
  expect(outside.filter((path) => paths.isWithin(section, path))).toEqual([]);
});

it.each([
  ["https://example.com", "/blog", undefined, "https://example.com/blog"],
  ["https://example.com/", "/blog", "/site/", "https://example.com/site/blog"],
  ["https://example.com", "/blog/l'été à {x}.md", "", "https://example.com/blog/l'%C3%A9t%C3%A9%20%C3%A0%20%7Bx%7D.md"],
  ["https://example.com", "/static/%C3%A9%20(1).jpg", "", "https://example.com/static/%C3%A9%20(1).jpg"],
])("joins %s, %s and the prefix %p to a URL", (origin, path, prefix, expected) => {
  expect(paths.absoluteUrl(origin, path, prefix)).toBe(expected);
});

it.each([
  ["/docs/my plan?q=a b#c", "/docs/my%20plan?q=a%20b#c"],
  ['/blog/[x] "y" {z}', "/blog/%5Bx%5D%20%22y%22%20%7Bz%7D"],
  ["/blog/a%20b", "/blog/a%20b"],
  ["/blog/été", "/blog/été"],
])("writes the address %s as %s in a link", (path, expected) => {
  expect(paths.linkAddress(path)).toBe(expected);
});

it.each(["HTTP://example.com", "//example.com/x", "git+ssh://x"])("%s leaves the site", (url) => {
  expect(paths.isExternalUrl(url)).toBe(true);
});

it.each(["/blog", "blog", "./post.md", "../a", "#part", "?q=a", "", "/a:b", "1password:x"])(
  "%p stays within the site",
  (url) => {
    expect(paths.isExternalUrl(url)).toBe(false);
  },
);

it.each(["/", "/blog", "/docsearch", "/projects/a", "/about/"])("%s needs no optional section", (path) => {
  const none = { docs: false, projects: false, resume: false, authors: false, archive: false, tags: false };
  expect(paths.isInAbsentSection(path, none)).toBe(false);
});
