import { buildBlogPages, type PostSummary } from "../../../../src/node/pages/blog";

const post = (number: number, more: Partial<PostSummary> = {}): PostSummary => ({
  id: `p${number}`,
  path: `/blog/post-${number}`,
  listed: true,
  isModule: false,
  filePath: `blog/post-${number}.mdx`,
  tagSlugs: ["ruby"],
  authorKeys: ["jane"],
  ...more,
});

/** Newest first, as the query gives them. */
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(count - index));
const contextOf = (pages: ReturnType<typeof buildBlogPages>, path: string) =>
  pages.find((page) => page.path === path)?.context;

describe("buildBlogPages", () => {
  it("lists 12 posts as 10 and 2, and makes a page for each, the archive and the tags", () => {
    const pages = buildBlogPages(posts(12), 10);
    expect(pages.map(({ path, template }) => `${template} ${path}`)).toEqual([
      "post-list /blog",
      "post-list /blog/page/2",
      "archive /blog/archive",
      "tag-index /blog/tags",
      ...posts(12).map(({ path }) => `post ${path}`),
    ]);
    expect(contextOf(pages, "/blog")).toEqual({
      ids: ["p12", "p11", "p10", "p9", "p8", "p7", "p6", "p5", "p4", "p3"],
      list: { path: "/blog", number: 1, total: 2, newerPath: null, olderPath: "/blog/page/2" },
    });
    expect(contextOf(pages, "/blog/page/2")).toEqual({
      ids: ["p2", "p1"],
      list: { path: "/blog/page/2", number: 2, total: 2, newerPath: "/blog", olderPath: null },
    });
  });

  it("keeps an empty blog's list and makes no archive and no tags of nothing", () => {
    expect(buildBlogPages([], 10)).toEqual([
      {
        path: "/blog",
        template: "post-list",
        context: { ids: [], list: { path: "/blog", number: 1, total: 1, newerPath: null, olderPath: null } },
      },
    ]);
  });

  it("makes no list of tags where no listed post has one", () => {
    const pages = buildBlogPages([post(2, { tagSlugs: [] }), post(1, { listed: false })], 10);
    expect(pages.map(({ path }) => path)).toEqual(["/blog", "/blog/archive", "/blog/post-2", "/blog/post-1"]);
  });

  it("leads from each post to its neighbours in time", () => {
    const pages = buildBlogPages(posts(3), 10);
    expect(contextOf(pages, "/blog/post-3")).toEqual({ id: "p3", newerId: null, olderId: "p2" });
    expect(contextOf(pages, "/blog/post-2")).toEqual({ id: "p2", newerId: "p3", olderId: "p1" });
    expect(contextOf(pages, "/blog/post-1")).toEqual({ id: "p1", newerId: "p2", olderId: null });
  });

  it("passes over unlisted posts, which have a page and no neighbours", () => {
    const pages = buildBlogPages([post(3), post(2, { listed: false }), post(1)], 10);
    expect(contextOf(pages, "/blog")).toMatchObject({ ids: ["p3", "p1"] });
    expect(contextOf(pages, "/blog/post-3")).toMatchObject({ olderId: "p1" });
    expect(contextOf(pages, "/blog/post-1")).toMatchObject({ newerId: "p3" });
    expect(contextOf(pages, "/blog/post-2")).toEqual({ id: "p2", newerId: null, olderId: null });
  });

  it("hands over the file of a post that is a module, and of no other", () => {
    const pages = buildBlogPages([post(2, { isModule: true }), post(1)], 10);
    expect(pages.filter(({ template }) => template === "post").map(({ contentFile }) => contentFile)).toEqual([
      "blog/post-2.mdx",
      undefined,
    ]);
  });
});
