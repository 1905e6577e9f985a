import { updateDerivedFields } from "../../../../src/gatsby/nodes/derived-fields";
import { makeFolder } from "../../../stand-ins/content-folder";
import { commitAll } from "../../../stand-ins/git";
import { NodeStore } from "../../../stand-ins/node-store";

const COMMITTED = { updated: "2025-02-03T08:00:00.000Z", updatedBy: null };

/** A content folder in a repository whose one commit has the given settings. */
function useRepository(settings: string): void {
  const dir = makeFolder({ "data/site.yml": settings, "blog/a.md": "a", "docs/a.md": "a", "pages/a.md": "a" });
  commitAll(dir, "2025-02-03T10:00:00+02:00");
  process.env.SITE_CONTENT_DIR = dir;
}

/** What is known of the last change of a text, after the front matter said something of it. */
async function updateOf(type: string, filePath: string, lastUpdate: object | null = null) {
  const store = new NodeStore().add(type, { filePath, lastUpdate, draft: false, unlisted: false, updated: "before" });
  await updateDerivedFields(store as never);
  const { updated, updatedBy } = store.createNode.mock.calls[0]![0] as Record<string, unknown>;
  return { updated, updatedBy };
}

describe("when a text was last changed", () => {
  it.each([
    ["Post", "blog/a.md"],
    ["Doc", "docs/a.md"],
    ["Page", "pages/a.md"],
  ])("%s: the last commit of its file says it", async (type, filePath) => {
    useRepository("title: Notes\n");
    expect(await updateOf(type, filePath)).toEqual(COMMITTED);
  });

  it.each([
    [
      { date: "2025-05-01T00:00:00.000Z", author: "Joe" },
      { updated: "2025-05-01T00:00:00.000Z", updatedBy: "Joe" },
    ],
    [{ date: "2025-05-01T00:00:00.000Z" }, { updated: "2025-05-01T00:00:00.000Z", updatedBy: null }],
    [{ author: "Joe" }, { ...COMMITTED, updatedBy: "Joe" }],
  ])("the front matter %p wins", async (lastUpdate, expected) => {
    useRepository("title: Notes\n");
    expect(await updateOf("Post", "blog/a.md", lastUpdate)).toEqual(expected);
  });

  it("is not known of a file that was never committed", async () => {
    useRepository("title: Notes\n");
    expect(await updateOf("Post", "blog/new.md")).toEqual({ updated: null, updatedBy: null });
  });

  it("is told of no text where the settings say so", async () => {
    useRepository("showLastUpdate: false\n");
    const nothing = { updated: null, updatedBy: null };
    expect(await updateOf("Post", "blog/a.md")).toEqual(nothing);
    expect(await updateOf("Post", "blog/a.md", { date: "2025-05-01T00:00:00.000Z" })).toEqual(nothing);
  });
});

it("stores with a doc the labels of its tags, each address once and none that is empty", async () => {
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

it("gives a post whose address is taken another one, and its own again when it is free", async () => {
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
