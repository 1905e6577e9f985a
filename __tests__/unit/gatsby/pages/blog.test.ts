import { buildAuthorPages, buildBlogPages, buildTagPages, type PostSummary } from "../../../../src/gatsby/pages/blog";

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
  it("has two lists for 12 posts, a page for each, the archive and the tags", () => {
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
      list: { path: "/blog", number: 1, total: 2, count: 12, newerPath: null, olderPath: "/blog/page/2" },
    });
    expect(contextOf(pages, "/blog/page/2")).toEqual({
      ids: ["p2", "p1"],
      list: { path: "/blog/page/2", number: 2, total: 2, count: 12, newerPath: "/blog", olderPath: null },
    });
  });

  it("has only an empty list for a blog without posts", () => {
    expect(buildBlogPages([], 10)).toEqual([
      {
        path: "/blog",
        template: "post-list",
        context: {
          ids: [],
          list: { path: "/blog", number: 1, total: 1, count: 0, newerPath: null, olderPath: null },
        },
      },
    ]);
  });

  it("has no list of tags if no listed post has one", () => {
    const pages = buildBlogPages([post(2, { tagSlugs: [] }), post(1, { listed: false })], 10);
    expect(pages.map(({ path }) => path)).toEqual(["/blog", "/blog/archive", "/blog/post-2", "/blog/post-1"]);
  });

  it("links each listed post to its neighbours in time", () => {
    const pages = buildBlogPages([post(3), post(2, { listed: false }), post(1)], 10);
    expect(contextOf(pages, "/blog")).toMatchObject({ ids: ["p3", "p1"] });
    expect(contextOf(pages, "/blog/post-3")).toMatchObject({ id: "p3", newerId: null, olderId: "p1" });
    expect(contextOf(pages, "/blog/post-2")).toMatchObject({ id: "p2", newerId: null, olderId: null });
    expect(contextOf(pages, "/blog/post-1")).toMatchObject({ id: "p1", newerId: "p3", olderId: null });
  });
});

const author = (key: string, hasPage = true) => ({ key, path: `/blog/authors/${key}`, hasPage });
const writtenBy = (id: string, authorKeys: string[], listed = true): PostSummary => post(1, { id, authorKeys, listed });

describe("buildAuthorPages", () => {
  it("lists the authors, and for each the listed posts they wrote, alone or together", () => {
    const posts = [writtenBy("a", ["jane"]), writtenBy("b", ["joe", "jane"]), writtenBy("c", ["jane"], false)];
    const pages = buildAuthorPages([author("jane"), author("joe")], posts, 10);
    expect(pages.map(({ path, template, context }) => [path, template, context.key, context.ids])).toEqual([
      ["/blog/authors", "author-index", undefined, undefined],
      ["/blog/authors/jane", "author", "jane", ["a", "b"]],
      ["/blog/authors/joe", "author", "joe", ["b"]],
    ]);
  });

  it("has a page for authors without posts, and none for authors who want none", () => {
    const pages = buildAuthorPages([author("jane", false), author("new")], [writtenBy("a", ["jane"])], 10);
    expect(pages.map(({ path }) => path)).toEqual(["/blog/authors", "/blog/authors/new"]);
  });

  it("has nothing without authors", () => {
    expect(buildAuthorPages([], [writtenBy("a", [])], 10)).toEqual([]);
  });
});

const tagged = (id: string, tagSlugs: string[], listed = true): PostSummary => post(1, { id, tagSlugs, listed });

const summary = (posts: PostSummary[]) =>
  buildTagPages(posts, 10).map(({ path, context: { ids, slug, unlisted } }) => ({ path, ids, slug, unlisted }));

it("buildTagPages leaves unlisted posts out, unless a tag has no others", () => {
  expect(summary([tagged("a", ["ruby", "secret"], false), tagged("b", ["ruby"])])).toEqual([
    { path: "/blog/tags/ruby", ids: ["b"], slug: "ruby", unlisted: false },
    { path: "/blog/tags/secret", ids: ["a"], slug: "secret", unlisted: true },
  ]);
});
