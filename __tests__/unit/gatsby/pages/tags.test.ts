import type { PostSummary } from "../../../../src/gatsby/pages/blog";
import { buildTagPages } from "../../../../src/gatsby/pages/tags";

const post = (id: string, tagSlugs: string[], listed = true): PostSummary => ({
  ...{ id, path: `/blog/${id}`, listed, isModule: false, filePath: `blog/${id}.md`, tagSlugs, authorKeys: [] },
});

const summary = (posts: PostSummary[], pageSize = 10) =>
  buildTagPages(posts, pageSize).map(({ path, context: { ids, slug, unlisted } }) => ({ path, ids, slug, unlisted }));

describe("buildTagPages", () => {
  it("makes a page of each tag that a post has, once", () => {
    expect(summary([post("a", ["ruby", "rails"]), post("b", ["ruby"])])).toEqual([
      { path: "/blog/tags/ruby", ids: ["a", "b"], slug: "ruby", unlisted: false },
      { path: "/blog/tags/rails", ids: ["a"], slug: "rails", unlisted: false },
    ]);
  });

  it("splits the posts of a tag into pages", () => {
    const pages = summary(
      ["a", "b", "c"].map((id) => post(id, ["ruby"])),
      2,
    );
    expect(pages.map(({ path, ids }) => [path, ids])).toEqual([
      ["/blog/tags/ruby", ["a", "b"]],
      ["/blog/tags/ruby/page/2", ["c"]],
    ]);
  });

  it("leaves unlisted posts out, unless a tag has no others", () => {
    expect(summary([post("a", ["ruby", "secret"], false), post("b", ["ruby"])])).toEqual([
      { path: "/blog/tags/ruby", ids: ["b"], slug: "ruby", unlisted: false },
      { path: "/blog/tags/secret", ids: ["a"], slug: "secret", unlisted: true },
    ]);
  });

  it("makes nothing of posts without tags", () => {
    expect(buildTagPages([post("a", [])], 10)).toEqual([]);
  });
});
