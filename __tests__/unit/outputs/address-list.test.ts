import { listAddresses } from "../../../src/outputs/address-list";

const nodes = <T>(...items: T[]) => ({ nodes: items });

it("names the pages that are built, sections first", () => {
  const list = listAddresses({
    allSitePage: nodes({ path: "/blog" }, { path: "/blog/a" }, { path: "/about/" }, { path: "/blog/tags/rails" }),
    allPost: nodes({ path: "/blog/a", title: "A" }, { path: "/blog/not-built", title: "B" }),
    allDoc: nodes(),
    allPage: nodes({ path: "/about/", title: "About" }),
    allTag: nodes({ path: "/blog/tags/rails", label: "Rails" }, { path: "/blog/tags/unused", label: "Unused" }),
  });
  expect(list).toEqual([
    ["/blog", "Blog"],
    ["/blog/a", "A"],
    ["/about/", "About"],
    ["/blog/tags/rails", "Posts about Rails"],
  ]);
});
