import { pageData } from "../../../../src/gatsby/pages/page-data";
import { readContent } from "../../../../src/content/read-content";
import { flattenSidebar, visibleItems, type SidebarItem } from "../../../../src/shared/sidebar";
import { makeFolder } from "../../../stand-ins/content-folder";

const outline = (items: readonly SidebarItem[]): string =>
  items.map(({ label, items: below = [] }) => (below.length > 0 ? `${label}(${outline(below)})` : label)).join(" ");

/** The versions of a folder in which each document is named with its front matter. */
async function versionsOf(docs: Record<string, string>, files: Record<string, string> = {}) {
  const texts = Object.entries(docs).map(([name, front]) => {
    const title = name.replace(/^.*\//, "").replace(".md", "");
    return [name, `---\ntitle: ${JSON.stringify(title)}\n${front}\n---\nText`];
  });
  const content = await readContent(makeFolder({ ...Object.fromEntries(texts), ...files }));
  expect(content.problems.map(({ message }) => message)).toEqual([]);
  return pageData(content, (_, file) => file).docVersions;
}
const sidebarsOf = async (docs: Record<string, string>, files = {}) => (await versionsOf(docs, files))[0]!.sidebars;
const sidebarOf = async (docs: Record<string, string>, files = {}) => (await sidebarsOf(docs, files)).tutorialSidebar!;

const position = (value: number) => `sidebar_position: ${value}`;
const UNLISTED = "unlisted: true";

it.each<[string, Record<string, string>, Record<string, string>, string]>([
  ["by position", { "docs/b.md": position(2), "docs/a.md": position(10), "docs/c.md": position(1) }, {}, "c b a"],
  ["by name without positions", { "docs/z.md": "", "docs/a.md": "", "docs/m.md": "" }, {}, "a m z"],
  ["with positions before those without", { "docs/a.md": "", "docs/z.md": position(5) }, {}, "z a"],
  ["by the numbers of their names", { "docs/10-b.md": "", "docs/2. a.md": "", "docs/x.md": "" }, {}, "2. a 10-b x"],
  ["and a numbered folder", { "docs/2-z.md": "", "docs/01-guide/a.md": "" }, {}, "guide(a) 2-z"],
  [
    "and a folder by its settings",
    { "docs/l.md": position(3), "docs/g/x.md": "" },
    { "docs/g/_category_.yml": "position: 1" },
    "g(x) l",
  ],
  [
    "and a folder by its name, not its label",
    { "docs/beta.md": "", "docs/alpha/x.md": "" },
    { "docs/alpha/_category_.json": '{ "label": "Zoo" }' },
    "Zoo(x) beta",
  ],
  [
    "and a folder by the document that is its page",
    { "docs/z/index.md": position(1), "docs/z/x.md": "", "docs/a.md": position(2) },
    {},
    "index(x) a",
  ],
])("orders documents %s", async (_, docs, files, expected) => {
  expect(outline(await sidebarOf(docs, files))).toBe(expected);
});

it("takes label, address, description and look from a folder's settings", async () => {
  const settings = "label: Mark Hope\ndescription: A tool.\ncollapsed: false\ncollapsible: false\nclassName: is-new\n";
  const [category] = await sidebarOf({ "docs/m/a.md": "" }, { "docs/m/_category_.yaml": settings });
  expect(category).toMatchObject({
    ...{ type: "category", label: "Mark Hope", path: "/docs/category/mark-hope", description: "A tool." },
    ...{ collapsed: false, collapsible: false, className: "is-new" },
  });
});

it.each([
  ["none", { path: null }],
  [
    "{ type: generated-index, title: All, description: D, slug: /m/all }",
    { path: "/docs/m/all", title: "All", description: "D" },
  ],
  ["{ type: doc, id: m/a }", { path: "/docs/m/a", docId: "m/a" }],
  ["{ type: doc, id: a }", { path: "/docs/m/a", docId: "m/a" }],
])("gives a folder with link: %s that page", async (link, expected) => {
  const docs = { "docs/m/a.md": "", "docs/m/index.md": "" };
  const [category] = await sidebarOf(docs, { "docs/m/_category_.yml": `link: ${link}\n` });
  expect(category).toMatchObject({ ...expected, items: [{ label: "a" }, { label: "index" }] });
});

it.each(["index", "README", "guide"])("makes %s.md the page of its folder guide", async (name) => {
  const [category] = await sidebarOf({ [`docs/guide/${name}.md`]: "", "docs/guide/a.md": "" });
  expect(category).toMatchObject({ type: "category", path: "/docs/guide", items: [{ label: "a" }] });
});

it("numbers categories whose labels give the same address", async () => {
  const items = await sidebarOf({ "docs/a/x/1.md": "", "docs/b/x/2.md": "", "docs/c/x/3.md": UNLISTED });
  const categories = flattenSidebar(items).filter(({ type }) => type === "category");
  const cards = "/docs/category";
  expect(categories.map(({ path }) => path)).toEqual([
    ...[`${cards}/a`, `${cards}/x`, `${cards}/b`, `${cards}/x-1`, null, null],
  ]);
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ["unlisted documents only", { "docs/m/secret.md": UNLISTED }, {}],
  ["nothing but a folder of those", { "docs/m/x/secret.md": UNLISTED }, {}],
  ["nothing but a folder whose page is one of those", { "docs/m/x/index.md": UNLISTED }, {}],
])("makes no page of cards for a folder that holds %s", async (_, docs, files) => {
  const sidebar = await sidebarOf({ "docs/a.md": "", ...docs }, files);
  expect(sidebar.find(({ type }) => type === "category")).toMatchObject({ label: "m", path: null });
  expect(outline(visibleItems(sidebar))).toBe("a");
});

it.each<[string, Record<string, string>, Record<string, string>]>([
  ["a listed document beside an unlisted one", { "docs/m/secret.md": UNLISTED, "docs/m/a.md": "" }, {}],
  ["a folder whose page is a listed document", { "docs/m/x/index.md": "" }, {}],
  [
    "a folder without a page that holds a listed document",
    { "docs/m/x/a.md": "" },
    { "docs/m/x/_category_.yml": "link: none" },
  ],
])("makes a page of cards for a folder that holds %s", async (_, docs, files) => {
  expect(await sidebarOf(docs, files)).toMatchObject([{ label: "m", path: "/docs/category/m" }]);
});

it("shows what is listed below a folder whose page is unlisted", async () => {
  const sidebar = await sidebarOf({ "docs/m/index.md": UNLISTED, "docs/m/a.md": "" });
  expect(visibleItems(sidebar)).toMatchObject([{ label: "index", path: null, items: [{ label: "a" }] }]);
});

it("takes the looks of a document from its front matter, and marks unlisted ones", async () => {
  const front = `sidebar_label: L\nsidebar_class_name: c\nsidebar_key: k\nsidebar_custom_props: { a: 1 }\n${UNLISTED}`;
  const [item] = await sidebarOf({ "docs/a.md": front });
  expect(item).toMatchObject({ label: "L", className: "c", key: "k", customProps: { a: 1 }, unlisted: true });
});

const SIDEBARS = {
  "data/sidebars.yml": `
main:
  - intro
  - { type: doc, id: m/a, label: First }
  - type: category
    label: Guides
    items:
      - { type: autogenerated, dirName: m }
      - { type: link, label: Code, href: "https://code.example" }
other:
  - type: category
    label: More
    link: { type: doc, id: b }
    items: [b]
links:
  - type: category
    label: Links
    items: [{ type: link, label: Code, href: "https://code.example" }]
  - { type: category, label: Empty, items: [] }
`,
};
const DOCS = { "docs/intro.md": "", "docs/b.md": "", "docs/m/a.md": "", "docs/m/c.md": "", "docs/m-two/lost.md": "" };

it("makes written sidebars of what they name, in that order", async () => {
  const { main, other, links } = await sidebarsOf(DOCS, SIDEBARS);
  expect(outline(main!)).toBe("intro First Guides(a c Code)");
  expect(main![2]).toMatchObject({ path: "/docs/category/guides" });
  expect(main![2]!.items!.at(-1)).toEqual({ type: "link", label: "Code", path: "https://code.example" });
  expect(other).toMatchObject([{ label: "More", path: "/docs/b", docId: "b" }]);
  expect(links).toMatchObject([{ label: "Links", path: "/docs/category/links" }]);
});

it("shows no sidebar beside a document that none names, unless the document asks for one", async () => {
  const [version] = await versionsOf({ ...DOCS, "docs/b.md": "displayed_sidebar: main" }, SIDEBARS);
  expect(version!.strays).toEqual([
    { docId: "b", path: "/docs/b", sidebar: "main" },
    { docId: "m-two/lost", path: "/docs/m-two/lost", sidebar: null },
  ]);
});

it("gives each version sidebars and addresses of its own", async () => {
  const docs = { "docs/intro.md": "", "docs-versions/1.0/intro.md": "", "docs-versions/1.0/m/a.md": "" };
  const versions = await versionsOf(docs, { "data/versions.yml": 'versions:\n  - name: "1.0"\n' });
  expect(versions.map(({ name, mainPath }) => [name, mainPath])).toEqual([
    ["current", "/docs/next/intro"],
    ["1.0", "/docs/intro"],
  ]);
  expect(outline(versions[1]!.sidebars.tutorialSidebar!)).toBe("intro m(a)");
});

it.each<[string, Record<string, string>, string]>([
  ["at the version's own address", { "docs/z.md": "slug: /", "docs/intro.md": "" }, "/docs"],
  ["called intro", { "docs/a.md": "", "docs/intro.md": "" }, "/docs/intro"],
  ["that is first in the sidebar", { "docs/b.md": position(1), "docs/a.md": position(2) }, "/docs/b"],
])("begins a version with the document %s", async (_, docs, path) => {
  const [version] = await versionsOf(docs);
  expect(version!.mainPath).toBe(path);
});
