import { relatedPosts, type RelatablePost } from "../../../../src/gatsby/pages/related-posts";

const post = (id: string, tagSlugs: string[], more: Partial<RelatablePost> = {}): RelatablePost => ({
  ...{ id, tagSlugs, listed: true, ...more },
});

/** The posts related to the first of them; they come newest first. */
const related = (...posts: RelatablePost[]) => relatedPosts(posts).get(posts[0]!.id);

it("related posts share a tag; the post itself is none", () => {
  expect(related(post("a", ["ruby"]), post("b", ["ruby"]), post("c", ["go"]), post("d", []))).toEqual(["b"]);
  expect(related(post("a", []), post("b", []))).toEqual([]);
});

it("related posts with the rarest tags come first, even if they are older", () => {
  const common = ["b", "c", "d"].map((id) => post(id, ["web"]));
  expect(related(post("a", ["web", "rare"]), ...common, post("e", ["rare"]))).toEqual(["e", "b", "c"]);
});

it("related posts with more shared tags come first, then the newest, at most three", () => {
  const posts = [post("b", ["x"]), post("c", ["x"]), post("d", ["x", "y"]), post("e", ["x", "y"])];
  expect(related(post("a", ["x", "y"]), ...posts)).toEqual(["d", "e", "b"]);
});

it("related posts are no parts of the post's own series, however it is spelt", () => {
  const series = (name: string) => ({ series: { name } });
  const parts = [post("b", ["x"], series("pipes")), post("c", ["x"], series("Other")), post("d", ["x"])];
  expect(related(post("a", ["x"], series("Pipes")), ...parts)).toEqual(["c", "d"]);
  expect(related(post("a", ["x"], { ...series("Pipes"), listed: false }), ...parts)).toEqual(["b", "c", "d"]);
});

it("related posts are listed, even if the post itself is not", () => {
  expect(related(post("a", ["x"], { listed: false }), post("b", ["x"]), post("c", ["x"], { listed: false }))).toEqual([
    "b",
  ]);
});

it("a tag that a post has twice counts once", () => {
  expect(related(post("a", ["x", "x", "y"]), post("b", ["x", "x"]), post("c", ["y"]))).toEqual(["b", "c"]);
});
