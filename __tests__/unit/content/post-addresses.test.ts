import { movedPosts, type AddressedPost } from "../../../src/content/post-addresses";

const post = (filePath: string, slug: string, date: string): AddressedPost => ({
  filePath,
  slug,
  date: `${date}T00:00:00.000Z`,
  draft: false,
  unlisted: false,
});
const moved = (...posts: AddressedPost[]) => Object.fromEntries(movedPosts(posts));

it("tells posts of one day with one address apart by a number", () => {
  const all = ["a", "b", "c"].map((name) => post(`blog/${name}.md`, "x", "2024-01-01"));
  expect(Object.values(moved(...all)).map(({ slug }) => slug)).toEqual(["2024/01/01/x", "2024/01/01/x-2"]);
});

it("keeps the address of a post beside its translations", () => {
  const all = ["index.de", "index", "index.fr"].map((name) => post(`blog/a/${name}.md`, "x", "2024-01-01"));
  expect(Object.keys(moved(...all))).toEqual(["blog/a/index.de.md", "blog/a/index.fr.md"]);
});

it("moves no post without a date, which is an error", () => {
  const undated = { ...post("blog/b.md", "x", ""), date: "" };
  expect(moved(post("blog/a.md", "x", "2024-01-01"), undated)).toEqual({});
});

it("moves no post to the address of another", () => {
  const all = [
    post("blog/a.md", "x", "2024-01-01"),
    post("blog/b.md", "x", "2024-02-01"),
    post("blog/c.md", "2024/01/01/x", "2020-01-01"),
  ];
  expect(moved(...all)).toEqual({ "blog/a.md": { slug: "2024/01/01/x-2", takenBy: "blog/b.md" } });
});
