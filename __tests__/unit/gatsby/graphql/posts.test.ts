import { postQueries } from "../../../../src/gatsby/graphql/posts";
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
