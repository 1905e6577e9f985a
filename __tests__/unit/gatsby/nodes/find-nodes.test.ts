import path from "node:path";
import { presentNodes } from "../../../../src/gatsby/nodes/find-nodes";
import { createMissingTags } from "../../../../src/gatsby/nodes/tags";
import { makeFolder } from "../../../stand-ins/content-folder";
import { NodeStore } from "../../../stand-ins/node-store";

/** Posts in Gatsby's cache, of which one has lost its file since. */
function storeWithDeleted(): NodeStore {
  const dir = (process.env.SITE_CONTENT_DIR = makeFolder({ "blog/a.md": "a" }));
  const post = (name: string) => ({
    filePath: `blog/${name}.md`,
    parent: name,
    built: true,
    tagReferences: [{ slug: `tag-${name}`, label: name }],
  });
  const store = new NodeStore().add("Post", post("a"), post("gone"));
  for (const id of ["a", "gone"]) {
    store.nodes.set(id, { id, absolutePath: path.join(dir, `blog/${id}.md`), internal: { type: "File" } } as never);
  }
  return store;
}

it("leaves out the nodes of deleted files", () => {
  expect(presentNodes(storeWithDeleted(), "Post").map(({ filePath }) => filePath)).toEqual(["blog/a.md"]);
});

it("leaves out the nodes of another content folder that was built before", () => {
  const store = storeWithDeleted();
  process.env.SITE_CONTENT_DIR = makeFolder({ "blog/a.md": "a" });
  expect(presentNodes(store, "Post")).toEqual([]);
});

it("creates no tag that only a deleted post names", async () => {
  const store = storeWithDeleted();
  await createMissingTags(store as never);
  expect(store.fieldsOf("Tag").map(({ slug }) => slug)).toEqual(["tag-a"]);
});
