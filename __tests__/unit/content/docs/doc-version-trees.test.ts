import { docsOfContent } from "../../../../src/gatsby/check/routes";
import { readContent } from "../../../../src/content/read-content";
import { flattenSidebar, type SidebarItem } from "../../../../src/shared/sidebar";
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
  return docsOfContent(content).docVersions;
}
const sidebarsOf = async (docs: Record<string, string>, files = {}) => (await versionsOf(docs, files))[0]!.sidebars;
const sidebarOf = async (docs: Record<string, string>, files = {}) => (await sidebarsOf(docs, files)).tutorialSidebar!;

const position = (value: number) => `sidebar_position: ${value}`;

describe("the sidebar of the folders", () => {
  it.each<[string, Record<string, string>, Record<string, string>, string]>([
    ["by position", { "docs/b.md": position(2), "docs/a.md": position(10), "docs/c.md": position(1) }, {}, "c b a"],
    ["by name where nobody gives one", { "docs/z.md": "", "docs/a.md": "", "docs/m.md": "" }, {}, "a m z"],
    ["positions before names", { "docs/a.md": "", "docs/z.md": position(5) }, {}, "z a"],
    ["by the numbers of names", { "docs/10-b.md": "", "docs/2. a.md": "", "docs/x.md": "" }, {}, "2. a 10-b x"],
    ["a numbered folder", { "docs/2-z.md": "", "docs/01-guide/a.md": "" }, {}, "guide(a) 2-z"],
    [
      "a folder by its settings",
      { "docs/l.md": position(3), "docs/g/x.md": "" },
      { "docs/g/_category_.yml": "position: 1" },
      "g(x) l",
    ],
    [
      "a folder by its name, not its label",
      { "docs/beta.md": "", "docs/alpha/x.md": "" },
      { "docs/alpha/_category_.json": '{ "label": "Zoo" }' },
      "Zoo(x) beta",
    ],
    [
      "a folder by the document that is its page",
      { "docs/z/index.md": position(1), "docs/z/x.md": "", "docs/a.md": position(2) },
      {},
      "index(x) a",
    ],
  ])("orders %s", async (_, docs, files, expected) => {
    expect(outline(await sidebarOf(docs, files))).toBe(expected);
  });

  it("does not mistake a folder for another that begins with its name", async () => {
    expect(outline(await sidebarOf({ "docs/guide/a.md": "", "docs/guide-two/b.md": "" }))).toBe(
      "guide(a) guide-two(b)",
    );
  });

  it("takes label, address, description and look from a folder's settings", async () => {
    const settings =
      "label: Mark Hope\ndescription: A tool.\ncollapsed: false\ncollapsible: false\nclassName: is-new\n";
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
    const [category] = await sidebarOf({ "docs/m/a.md": "" }, { "docs/m/_category_.yml": `link: ${link}\n` });
    expect(category).toMatchObject({ ...expected, items: [{ label: "a" }] });
  });

  it.each(["index", "README", "guide"])("makes %s.md the page of its folder guide", async (name) => {
    const [category] = await sidebarOf({ [`docs/guide/${name}.md`]: "", "docs/guide/a.md": "" });
    expect(category).toMatchObject({ type: "category", path: "/docs/guide", items: [{ label: "a" }] });
  });

  it("numbers categories whose labels give the same address", async () => {
    const items = await sidebarOf({ "docs/a/x/1.md": "", "docs/b/x/2.md": "" });
    const addresses = flattenSidebar(items).flatMap(({ type, path }) => (type === "category" ? [path] : []));
    expect(addresses).toEqual([...["/docs/category/a", "/docs/category/x", "/docs/category/b", "/docs/category/x-1"]]);
  });

  it("says of documents what their front matter says, and marks unlisted ones", async () => {
    const front =
      "sidebar_label: L\nsidebar_class_name: c\nsidebar_key: k\nsidebar_custom_props: { a: 1 }\nunlisted: true";
    const [item] = await sidebarOf({ "docs/a.md": front });
    expect(item).toMatchObject({ label: "L", className: "c", key: "k", customProps: { a: 1 }, unlisted: true });
  });
});

describe("sidebars that are written down", () => {
  const SIDEBARS = `
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
`;
  const DOCS = { "docs/intro.md": "", "docs/b.md": "", "docs/m/a.md": "", "docs/m/c.md": "", "docs/lost.md": "" };

  it("hold what they name, in that order", async () => {
    const { main, other } = await sidebarsOf(DOCS, { "data/sidebars.yml": SIDEBARS });
    expect(outline(main!)).toBe("intro First Guides(a c Code)");
    expect(main![2]).toMatchObject({ path: "/docs/category/guides" });
    expect(main![2]!.items!.at(-1)).toEqual({ type: "link", label: "Code", path: "https://code.example" });
    expect(other).toMatchObject([{ label: "More", path: "/docs/b", docId: "b" }]);
  });

  it("leave out documents, which then show no sidebar, unless they ask for one", async () => {
    const docs = { ...DOCS, "docs/b.md": "displayed_sidebar: main" };
    const [version] = await versionsOf(docs, { "data/sidebars.yml": SIDEBARS });
    expect(version!.strays).toEqual([
      { docId: "b", path: "/docs/b", sidebar: "main" },
      { docId: "lost", path: "/docs/lost", sidebar: null },
    ]);
  });
});

describe("versions", () => {
  const VERSIONS = { "data/versions.yml": 'versions:\n  - name: "1.0"\n' };

  it("have sidebars and addresses of their own", async () => {
    const docs = { "docs/intro.md": "", "docs-versions/1.0/intro.md": "", "docs-versions/1.0/m/a.md": "" };
    const versions = await versionsOf(docs, VERSIONS);
    expect(versions.map(({ name, mainPath }) => [name, mainPath])).toEqual([
      ["current", "/docs/next/intro"],
      ["1.0", "/docs/intro"],
    ]);
    expect(outline(versions[1]!.sidebars.tutorialSidebar!)).toBe("intro m(a)");
  });

  it.each([
    ["at the version's own address", { "docs/z.md": "slug: /", "docs/intro.md": "" }, "/docs"],
    ["called intro", { "docs/a.md": "", "docs/intro.md": "" }, "/docs/intro"],
    ["that is first in the sidebar", { "docs/b.md": position(1), "docs/a.md": position(2) }, "/docs/b"],
  ])("begin with the document %s", async (_, docs, path) => {
    const [version] = await versionsOf(docs as unknown as Record<string, string>);
    expect(version!.mainPath).toBe(path);
  });
});
