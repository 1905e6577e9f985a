import type { Node } from "gatsby";
import type { AuthorReference } from "../../../../src/content/author";
import { postQueries, resolvePostAuthors } from "../../../../src/gatsby/graphql/posts";
import { NodeStore } from "../../../stand-ins/node-store";

const store = new NodeStore().add("Post", { path: "/blog/a" }, { path: "/blog/b" }).add("Tag", { slug: "ruby" });
const [first, second] = store.getNodesByType("Post").map(({ id }) => id) as [string, string];
const [tag] = store.getNodesByType("Tag").map(({ id }) => id) as [string];

it.each([
  ["in the order of their ids", [second, first], ["/blog/b", "/blog/a"]],
  ["without one that is gone", ["gone", first], ["/blog/a"]],
  ["without what is no post", [tag, first], ["/blog/a"]],
  ["none for no ids", [], []],
])("posts come %s", (_, ids, paths) => {
  expect(postQueries.posts.resolve(null, { ids }, store.context).map(({ path }) => path)).toEqual(paths);
});

const JANE = { key: "jane", name: "Jane", title: "Writer", image: "./jane.png", path: "/blog/authors/jane" };

const ANN = { key: "ann", name: "Ann", path: "/blog/authors/ann", url: "https://ann.example", hasPage: false };

const authorsOf = (...authorReferences: AuthorReference[]) => {
  const store = new NodeStore().add("Author", { ...JANE, hasPage: true, parent: "authors.yml" }, ANN);
  return resolvePostAuthors({ parent: "a.md", authorReferences } as unknown as Node, null, store.context);
};

describe("the authors of a post", () => {
  it("are those of the authors' file, with the picture beside it", async () => {
    expect(await authorsOf({ key: "jane" })).toMatchObject([
      { ...JANE, link: "/blog/authors/jane", parent: "authors.yml" },
    ]);
  });

  it("link to their own site if they have no page here", async () => {
    expect(await authorsOf({ key: "ann" })).toMatchObject([{ path: null, link: "https://ann.example" }]);
  });

  it("have the values of the post first, with the picture beside the post", async () => {
    expect(await authorsOf({ key: "jane", title: "Guest", image: "./b.png" })).toMatchObject([
      { name: "Jane", title: "Guest", image: "./b.png", path: "/blog/authors/jane", parent: "a.md" },
    ]);
    expect(await authorsOf({ key: "jane", title: "Guest" })).toMatchObject([
      { title: "Guest", image: "./jane.png", parent: "authors.yml" },
    ]);
  });

  it.each([
    [{ name: "Ada", url: "https://ada.example", email: "a@b.example" }, "https://ada.example"],
    [{ name: "Ada", email: "a@b.example" }, "mailto:a@b.example"],
    [{ name: "Ada" }, null],
  ])("who are in no file link to what the post says: %p", async (author, link) => {
    expect(await authorsOf(author)).toMatchObject([{ name: "Ada", path: null, link }]);
  });

  it("do not include unknown ones without a name", async () => {
    expect(await authorsOf({ key: "joe" }, { key: "jane" })).toHaveLength(1);
    expect(await authorsOf({ key: "joe", name: "Joe" })).toMatchObject([{ name: "Joe", link: null }]);
  });
});
