import type { Node } from "gatsby";
import { listAddresses } from "../../../src/outputs/address-list";

const NODES: Record<string, object[]> = {
  SitePage: ["/blog", "/blog/authors", "/docs", "/blog/a", "/about/", "/blog/tags/rails", "/blog/tags/sql"].map(
    (path) => ({ path }),
  ),
  Tag: ["sql", "unused", "rails"].map((label) => ({ path: `/blog/tags/${label}`, label })),
};

it("lists the pages that are built, sections first", () => {
  const posts = ["a", "not-built"].map((title) => ({ path: `/blog/${title}`, title }));
  const content = { posts, docs: [], pages: [{ path: "/about/", title: "About" }] };
  expect(listAddresses(content, { getNodesByType: (type) => NODES[type] as Node[] })).toEqual([
    ["/blog", "Blog"],
    ["/blog/authors", "Authors"],
    ["/docs", "Docs"],
    ["/blog/a", "a"],
    ["/about/", "About"],
    ["/blog/tags/rails", "Posts about rails"],
    ["/blog/tags/sql", "Posts about sql"],
  ]);
});

it("lists an address of a section once, with the title of its own text", () => {
  const content = { posts: [], docs: [{ path: "/docs", title: "Handbook" }], pages: [] };
  const list = listAddresses(content, { getNodesByType: (type) => NODES[type] as Node[] });
  expect(list.filter(([address]) => address === "/docs")).toEqual([["/docs", "Handbook"]]);
});
