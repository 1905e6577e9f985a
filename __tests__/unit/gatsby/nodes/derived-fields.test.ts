import { updateDerivedFields } from "../../../../src/gatsby/nodes/derived-fields";
import { makeFolder } from "../../../stand-ins/content-folder";
import { commitAll } from "../../../stand-ins/git";
import { NodeStore } from "../../../stand-ins/node-store";

const NOTES = "title: Notes\n";
const SILENT = "showLastUpdate: false\n";
const MAY = "2025-05-01T00:00:00.000Z";
const COMMITTED = "2025-02-03T08:00:00.000Z";

it("a post has no last change before its publication", async () => {
  const dir = makeFolder({ "data/site.yml": NOTES, "blog/a.md": "a", "blog/b.md": "b" });
  commitAll(dir, COMMITTED);
  process.env.SITE_CONTENT_DIR = dir;
  const post = (filePath: string, date: string) => ({
    filePath,
    date,
    draft: false,
    unlisted: false,
    updated: "before",
  });
  const store = new NodeStore().add("Post", post("blog/a.md", MAY), post("blog/b.md", "2025-02-03T09:00:00.000Z"));
  await updateDerivedFields(store as never);
  expect(store.createNode.mock.calls.map(([{ updated }]) => updated)).toEqual([null, COMMITTED]);
});

it.each<[what: string, settings: string, type: string, file: string, front: object | null, updated: unknown[]]>([
  ["a post is its last commit", NOTES, "Post", "blog/a.md", null, [COMMITTED, null]],
  ["a doc is its last commit", NOTES, "Doc", "docs/a.md", null, [COMMITTED, null]],
  ["a page is its last commit", NOTES, "Page", "pages/a.md", null, [COMMITTED, null]],
  ["a text is that of its front matter", NOTES, "Post", "blog/a.md", { date: MAY, author: "Joe" }, [MAY, "Joe"]],
  ["a text may have a date without an author", NOTES, "Post", "blog/a.md", { date: MAY }, [MAY, null]],
  ["a text may have an author without a date", NOTES, "Post", "blog/a.md", { author: "Joe" }, [COMMITTED, "Joe"]],
  ["a text that was never committed is unknown", NOTES, "Post", "blog/new.md", null, [null, null]],
  ["a text is hidden if the settings say so", SILENT, "Post", "blog/a.md", null, [null, null]],
  ["a text is hidden even if it is in front matter", SILENT, "Post", "blog/a.md", { date: MAY }, [null, null]],
])("the last change of %s", async (_, settings, type, filePath, lastUpdate, expected) => {
  const dir = makeFolder({ "data/site.yml": settings, "blog/a.md": "a", "docs/a.md": "a", "pages/a.md": "a" });
  commitAll(dir, "2025-02-03T10:00:00+02:00");
  process.env.SITE_CONTENT_DIR = dir;
  const store = new NodeStore().add(type, { filePath, lastUpdate, draft: false, unlisted: false, updated: "before" });
  await updateDerivedFields(store as never);
  const { updated, updatedBy } = store.createNode.mock.calls[0]![0] as Record<string, unknown>;
  expect([updated, updatedBy]).toEqual(expected);
});

it("a doc has the labels and addresses of its tags, each address once and none that is empty", async () => {
  process.env.SITE_CONTENT_DIR = makeFolder({ "data/tags.yml": "c++:\n  permalink: c-plus-plus\n" });
  const store = new NodeStore().add("Doc", {
    ...{ filePath: "docs/a.md", draft: false, unlisted: false, sortKey: "a" },
    tagReferences: ["C++", "C#", "C", "?"].map((label) => ({ slug: label === "?" ? "" : "c", label })),
  });
  await updateDerivedFields(store as never);
  expect(store.createNode).toHaveBeenCalledWith(
    expect.objectContaining({
      tagSlugs: ["c-plus-plus", "c"],
      addressedTags: [
        { slug: "c-plus-plus", label: "C++" },
        { slug: "c", label: "C#" },
      ],
    }),
  );
});

it("a post whose address is taken gets another one, and its own once that is free", async () => {
  process.env.SITE_CONTENT_DIR = makeFolder({});
  const post = (name: string, date: string, more = {}) => ({
    ...{ filePath: `blog/${name}.md`, date: `${date}T00:00:00.000Z`, draft: false, unlisted: false, sortKey: date },
    ...{ slug: "weekly", path: "/blog/weekly", built: true, listed: true, scheduled: false, tagSlugs: [], ...more },
  });
  const addresses = async (...posts: object[]) => {
    const store = new NodeStore().add("Post", ...(posts as never[]));
    await updateDerivedFields(store as never);
    return store.createNode.mock.calls.map(([{ filePath, path, ownSlug }]) => [filePath, path, ownSlug]);
  };
  const older = post("a", "2024-01-05");
  expect(await addresses(older, post("b", "2024-01-12"))).toEqual([["blog/a.md", "/blog/2024/01/05/weekly", "weekly"]]);
  const moved = { ...older, slug: "2024/01/05/weekly", path: "/blog/2024/01/05/weekly", ownSlug: "weekly" };
  expect(await addresses(moved, post("b", "2024-01-12"))).toEqual([]);
  expect(await addresses(moved)).toEqual([["blog/a.md", "/blog/weekly", null]]);
});
