import { parsePost } from "../../../src/content/post";
import { separateAddresses } from "../../../src/content/post-addresses";
import { sourceFile } from "../../stand-ins/content-folder";

const post = (name: string, slug: string, date: string) =>
  parsePost(sourceFile(`blog/${name}.md`, "---", "title: A", `slug: ${slug}`, `date: ${date}`, "---"));

/** The files whose address is taken, with the slug that each gets instead. */
const moved = (...posts: ReturnType<typeof post>[]) =>
  separateAddresses(posts).flatMap(({ file, value }) => (value.moved ? [[file.relativePath, value.slug]] : []));

it("tells posts of one day with one address apart by a number", () => {
  expect(moved(...["a", "b", "c"].map((name) => post(name, "x", "2024-01-01")))).toEqual([
    ["blog/b.md", "2024/01/01/x"],
    ["blog/c.md", "2024/01/01/x-2"],
  ]);
});

it("keeps the address of a post beside its translations", () => {
  const all = ["a/index.de", "a/index", "a/index.fr"].map((name) => post(name, "x", "2024-01-01"));
  expect(moved(...all).map(([file]) => file)).toEqual(["blog/a/index.de.md", "blog/a/index.fr.md"]);
});

it("moves no post without a date, which is an error", () => {
  expect(moved(post("a", "x", "2024-01-01"), post("b", "x", "never"))).toEqual([]);
});

it("moves no post to the address of another", () => {
  const all = [post("a", "x", "2024-01-01"), post("b", "x", "2024-02-01"), post("c", "2024/01/01/x", "2020-01-01")];
  expect(moved(...all)).toEqual([["blog/a.md", "2024/01/01/x-2"]]);
});
