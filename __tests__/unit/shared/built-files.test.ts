import { addressKey, isImmutable, pageDataUrl } from "../../../src/shared/built-files";

it.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/about/", "/about"],
  ["/about", "/about"],
  ["/about/index.html", "/about"],
  ["/docs/intro.html", "/docs/intro"],
])("gives all forms of an address one key: %s", (address, key) => {
  expect(addressKey(address)).toBe(key);
});

it("knows the address of a page's data", () => {
  expect(["/", "/about/", "/404.html", "/blog/tags/c-c"].map(pageDataUrl)).toEqual([
    "/page-data/index/page-data.json",
    "/page-data/about/page-data.json",
    "/page-data/404.html/page-data.json",
    "/page-data/blog/tags/c-c/page-data.json",
  ]);
});

it("takes only addresses with a hash as immutable", () => {
  expect(isImmutable("/app-4294921060.js")).toBe(true);
  expect(isImmutable("/static/figtree-c134f287.woff2")).toBe(true);
  expect(isImmutable("/search/endings-10c1cd2d.json")).toBe(true);
  expect(isImmutable("/sw.js")).toBe(false);
  expect(isImmutable("/page-data/app-data.json")).toBe(false);
});
