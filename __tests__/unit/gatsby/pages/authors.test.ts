import { buildAuthorPages } from "../../../../src/gatsby/pages/authors";
import type { PostSummary } from "../../../../src/gatsby/pages/blog";

const author = (key: string, hasPage = true) => ({ key, path: `/blog/authors/${key}`, hasPage });
const post = (id: string, authorKeys: string[], listed = true): PostSummary => ({
  ...{ id, path: `/blog/${id}`, listed, isModule: false, filePath: `blog/${id}.md`, tagSlugs: [], authorKeys },
});

describe("buildAuthorPages", () => {
  it("lists the authors and gives each the listed posts they wrote, alone or together", () => {
    const posts = [post("a", ["jane"]), post("b", ["joe", "jane"]), post("c", ["jane"], false)];
    const pages = buildAuthorPages([author("jane"), author("joe")], posts, 10);
    expect(pages.map(({ path, template, context }) => [path, template, context.key, context.ids])).toEqual([
      ["/blog/authors", "author-index", undefined, undefined],
      ["/blog/authors/jane", "author", "jane", ["a", "b"]],
      ["/blog/authors/joe", "author", "joe", ["b"]],
    ]);
  });

  it("splits long lists and keeps the page of somebody who has not written yet", () => {
    const posts = ["a", "b", "c"].map((id) => post(id, ["jane"]));
    expect(buildAuthorPages([author("jane"), author("new")], posts, 2).map(({ path }) => path)).toEqual([
      "/blog/authors",
      "/blog/authors/jane",
      "/blog/authors/jane/page/2",
      "/blog/authors/new",
    ]);
  });

  it("makes no page for somebody who wants none", () => {
    const pages = buildAuthorPages([author("jane", false)], [post("a", ["jane"])], 10);
    expect(pages.map(({ path }) => path)).toEqual(["/blog/authors"]);
  });

  it("makes nothing of nobody", () => {
    expect(buildAuthorPages([], [post("a", [])], 10)).toEqual([]);
  });
});
