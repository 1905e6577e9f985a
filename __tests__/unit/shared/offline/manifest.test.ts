import { addressKey, isImmutable, pageDataUrl, pageOfData, shardOf } from "../../../../src/shared/offline/manifest";

describe("addressKey", () => {
  it.each([
    ["/", "/"],
    ["/index.html", "/"],
    ["/about/", "/about"],
    ["/about", "/about"],
    ["/about/index.html", "/about"],
    ["/docs/intro.html", "/docs/intro"],
  ])("gives all forms of an address one name: %s", (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

it("finds a page's data and a datum's page", () => {
  for (const path of ["/", "/about", "/blog/tags/c-c"]) expect(pageOfData(pageDataUrl(path))).toBe(path);
  expect(pageDataUrl("/about/")).toBe("/page-data/about/page-data.json");
  expect(pageDataUrl("/404.html")).toBe("/page-data/404.html/page-data.json");
  expect(pageOfData("/page-data/app-data.json")).toBeUndefined();
});

it("puts all forms of an address into one shard, and pages into all of them", () => {
  expect(shardOf("/about/", 7)).toBe(shardOf("/about.html", 7));
  const used = new Set(Array.from({ length: 200 }, (_, number) => shardOf(`/blog/post-${number}`, 4)));
  expect(used.size).toBe(4);
  expect(shardOf("/about", 0)).toBe(0);
});

it("takes only addresses with a hash for immutable", () => {
  expect(isImmutable("/app-42949210604294921060.js")).toBe(true);
  expect(isImmutable("/static/figtree-c134f287.woff2")).toBe(true);
  expect(isImmutable("/sw.js")).toBe(false);
  expect(isImmutable("/page-data/app-data.json")).toBe(false);
});
