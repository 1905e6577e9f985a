import { docQueries, docTagsOf } from "../../../../src/gatsby/graphql/docs";
import { NodeStore } from "../../../stand-ins/node-store";

const doc = (docId: string, more = {}) => ({
  ...{ version: "current", docId, source: docId, path: `/docs/${docId}`, title: docId, sidebarLabel: `The ${docId}` },
  ...{ description: `About ${docId}`, position: null, built: true, listed: true, tagReferences: [] },
  ...more,
});
const version = (name: string, path: string, order: number, isLast: boolean) => ({
  ...{ name, label: name, path, order, isLast, banner: "none", badge: false, noIndex: false },
});
const folder = (name: string, label: string, more = {}) => ({
  ...{ version: "current", folder: name, label, description: "", position: null, ...more },
});
const tagged = (...labels: string[]) => ({
  tagReferences: labels.map((label) => ({ slug: label.toLowerCase(), label })),
});

let store: NodeStore;
beforeEach(() => {
  store = new NodeStore();
  store.add("DocVersion", version("current", "/docs", 0, true));
});

const ask = <K extends keyof typeof docQueries>(field: K, args: unknown = {}) =>
  docQueries[field].resolve(undefined, args as never, store.context) as Promise<never>;

it("a sidebar holds listed documents by their labels and folders", async () => {
  store.add("Doc", doc("intro"), doc("secret", { listed: false }), doc("gone", { built: false }), doc("guide/a"));
  store.add("DocCategory", folder("guide", "Guide", { position: 1 }));
  expect(await ask("docSidebar", { name: "tutorialSidebar" })).toMatchObject({
    name: "tutorialSidebar",
    items: [
      { label: "Guide", description: "", items: [{ label: "The guide/a", items: [] }] },
      { label: "The intro", description: "About intro" },
    ],
  });
});

it("the main document is the one whose file comes first, unless a sidebar names one", async () => {
  store.add("Doc", doc("b", { filePath: "docs/b.md" }), doc("a", { filePath: "docs/a.md" }));
  store.add("DocSidebarSource", { version: "current", sidebars: { main: [] } });
  expect(await ask("docVersions")).toMatchObject([{ mainPath: "/docs/a" }]);
});

it("a sidebar is that of the latest version, or of the requested one", async () => {
  store.nodes.clear();
  store.add("DocVersion", version("1.0", "/docs", 1, true), version("current", "/docs/next", 0, false));
  store.add("Doc", doc("new"), doc("old", { version: "1.0" }));
  const labels = async (args: object) => {
    const { items } = (await ask("docSidebar", { name: "tutorialSidebar", ...args })) as { items: { label: string }[] };
    return items.map(({ label }) => label);
  };
  expect(await labels({})).toEqual(["The old"]);
  expect(await labels({ version: "current" })).toEqual(["The new"]);
  expect(await labels({ version: "2.0" })).toEqual([]);
  expect(await ask("docVersions")).toMatchObject([{ name: "current" }, { name: "1.0" }]);
});

it("the versions on every page have no descriptions", async () => {
  store.add("Doc", doc("a"));
  expect(await ask("docVersions")).toMatchObject([
    { sidebars: { tutorialSidebar: [{ type: "doc", label: "The a", path: "/docs/a", docId: "a" }] } },
  ]);
  expect(JSON.stringify(await ask("docVersions"))).not.toContain("About");
});

it("the versions on every page have no unlisted documents", async () => {
  store.add(
    "Doc",
    doc("a"),
    doc("secret", { listed: false }),
    doc("stray-secret", { listed: false, displayedSidebar: null }),
  );
  expect(JSON.stringify(await ask("docVersions"))).not.toContain("secret");
});

it("written sidebars are taken from their nodes", async () => {
  store.add("Doc", doc("a"), doc("b"));
  store.add("DocSidebarSource", { version: "current", sidebars: { main: [{ type: "doc", id: "b" }] } });
  expect(await ask("docSidebar", { name: "main" })).toMatchObject({ items: [{ label: "The b" }] });
  expect(await ask("docSidebar", {})).toMatchObject({ name: "main", items: [{ label: "The b" }] });
  expect(await ask("docSidebar", { name: "other" })).toEqual({ name: "other", items: [] });
});

describe("the page of a category", () => {
  it("has a card for each child, with a description or the number of entries", async () => {
    store.add("Doc", doc("m/a"), doc("m/one/b"), doc("m/two/c"), doc("m/two/d", { description: "" }));
    store.add("Doc", doc("m/secret", { listed: false }));
    store.add(
      "DocCategory",
      folder("m", "Mark", { link: { type: "generated-index", title: "All", description: "D." } }),
    );
    store.add("DocCategory", folder("m/two", "Two", { link: { type: "none" } }));
    expect(await ask("docCategoryPage", { path: "/docs/category/mark" })).toEqual({
      ...{ label: "Mark", title: "All", description: "D." },
      cards: [
        { label: "The m/a", path: "/docs/m/a", description: "About m/a" },
        { label: "one", path: "/docs/category/one", description: "1 item" },
        { label: "Two", path: "/docs/m/two/c", description: "2 items" },
      ],
    });
  });

  it("does not exist at another address", async () => {
    store.add("Doc", doc("a"));
    expect(await ask("docCategoryPage", { path: "/docs/a" })).toBeNull();
  });
});

describe("tags of documents", () => {
  beforeEach(() => {
    store.add("Tag", {
      slug: "rails",
      label: "Ruby on Rails",
      description: "The framework.",
      path: "/blog/tags/rails",
      declared: true,
    });
    store.add("Doc", doc("b", tagged("Rails", "Basics")), doc("a", tagged("Rails")));
    store.add("Doc", doc("secret", { ...tagged("Basics", "Hidden"), listed: false }));
    store.add("Doc", doc("old", { ...tagged("Old"), version: "1.0" }));
  });

  it("are sorted by label, with the documents of their version sorted by title", async () => {
    const tags = (await ask("docTags", { version: "current" })) as { label: string; docs: { title: string }[] }[];
    expect(tags.map(({ label, docs }) => [label, docs.map(({ title }) => title)])).toEqual([
      ["Basics", ["b"]],
      ["Hidden", ["secret"]],
      ["Ruby on Rails", ["a", "b"]],
    ]);
    expect(await ask("docTags", { version: "current", slug: "hidden" })).toMatchObject([
      { slug: "hidden", path: "/docs/tags/hidden", docCount: 1, listed: false },
    ]);
  });

  it("are those of the latest version, or of the requested one", async () => {
    const labels = async (args?: object) =>
      ((await ask("docTags", args)) as { label: string }[]).map(({ label }) => label);
    expect(await labels()).toEqual(["Basics", "Hidden", "Ruby on Rails"]);
    expect(await labels({ version: "1.0" })).toEqual(["Old"]);
    store.nodes.clear();
    store.add("DocVersion", version("1.0", "/docs", 1, true), version("current", "/docs/next", 0, false));
    store.add("Doc", doc("new", tagged("New")), doc("old", { ...tagged("Old"), version: "1.0" }));
    expect(await labels()).toEqual(["Old"]);
  });

  it("are none for an unknown slug", async () => {
    expect(await ask("docTags", { slug: "nope" })).toEqual([]);
  });

  it("keep their label if only a post writes it in another way", async () => {
    store.add("Tag", { slug: "basics", label: "BASICS", description: "", path: "/blog/tags/basics", declared: false });
    expect(await ask("docTags", { slug: "basics" })).toMatchObject([{ label: "Basics" }]);
  });

  it("have the label and description of the tags file", async () => {
    const node = store.getNodesByType("Doc")[0] as never;
    expect(await docTagsOf.resolve(node, {}, store.context)).toEqual([
      { slug: "rails", label: "Ruby on Rails", description: "The framework.", path: "/docs/tags/rails" },
      { slug: "basics", label: "Basics", description: "", path: "/docs/tags/basics" },
    ]);
  });
});
