import { relatedPosts, type RelatablePost } from "../../../../src/gatsby/pages/related-posts";

const post = (id: string, tagSlugs: string[], more: Partial<RelatablePost> = {}): RelatablePost => ({
  ...{ id, tagSlugs, listed: true, ...more },
});

/** The posts related to the first of them; they come newest first. */
const related = (...posts: RelatablePost[]) => relatedPosts(posts).get(posts[0]!.id);

it("are those that share a tag, never the post itself", () => {
  expect(related(post("a", ["ruby"]), post("b", ["ruby"]), post("c", ["go"]), post("d", []))).toEqual(["b"]);
  expect(related(post("a", []), post("b", []))).toEqual([]);
});

it("come with the rarest tags first, though they be older", () => {
  const common = ["b", "c", "d"].map((id) => post(id, ["web"]));
  expect(related(post("a", ["web", "rare"]), ...common, post("e", ["rare"]))).toEqual(["e", "b", "c"]);
});

it("come with more shared tags first, then the newest, three at most", () => {
  const posts = [post("b", ["x"]), post("c", ["x"]), post("d", ["x", "y"]), post("e", ["x", "y"])];
  expect(related(post("a", ["x", "y"]), ...posts)).toEqual(["d", "e", "b"]);
});

it("are no parts of the post's own series, however it is spelt", () => {
  const series = (name: string) => ({ series: { name } });
  const parts = [post("b", ["x"], series("pipes")), post("c", ["x"], series("Other")), post("d", ["x"])];
  expect(related(post("a", ["x"], series("Pipes")), ...parts)).toEqual(["c", "d"]);
});

it("are listed, also where the post itself is not", () => {
  expect(related(post("a", ["x"], { listed: false }), post("b", ["x"]), post("c", ["x"], { listed: false }))).toEqual([
    "b",
  ]);
});

it("count a tag once that a post has twice", () => {
  expect(related(post("a", ["x", "x", "y"]), post("b", ["x", "x"]), post("c", ["y"]))).toEqual(["b", "c"]);
});
