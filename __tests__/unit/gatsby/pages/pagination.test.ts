import { paginate } from "../../../../src/gatsby/pages/pagination";

const items = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe("paginate", () => {
  it("links a page in the middle both ways, and never to /page/1", () => {
    const [, second, third] = paginate(items(9), "/blog/tags/ruby", 3);
    expect(second).toMatchObject({ newerPath: "/blog/tags/ruby", olderPath: "/blog/tags/ruby/page/3" });
    expect(third).toMatchObject({ newerPath: "/blog/tags/ruby/page/2", olderPath: null });
  });

  it.each([
    [1, 1],
    [9, 1],
    [10, 1],
    [11, 2],
    [20, 2],
    [21, 3],
  ])("splits %i posts into %i pages of 10, none of them empty and nothing lost", (count, total) => {
    const pages = paginate(items(count), "/blog", 10);
    expect(pages).toHaveLength(total);
    expect(pages.every((page) => page.items.length > 0 && page.total === total)).toBe(true);
    expect(pages.flatMap((page) => page.items)).toEqual(items(count));
  });
});
