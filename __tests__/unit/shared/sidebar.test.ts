import { buildSidebar, flattenSidebar, sidebarTrail, type SidebarItem } from "../../../src/shared/sidebar";

const doc = (docId: string, position: number | null = null) => ({
  docId,
  path: `/docs/${docId}`,
  label: docId.split("/").at(-1)!,
  description: `About ${docId}`,
  position,
});

const folder = (name: string, label: string, position: number | null = null) => ({
  folder: name,
  label,
  description: `All of ${label}`,
  position,
});

const outline = (items: readonly SidebarItem[]): string =>
  items.map((item) => (item.items.length > 0 ? `${item.label}(${outline(item.items)})` : item.label)).join(" ");

describe("buildSidebar", () => {
  it.each([
    ["by position", [doc("b", 2), doc("a", 10), doc("c", 1)], [], "c b a"],
    ["by name where nobody gives a position", [doc("zebra"), doc("apple"), doc("mango")], [], "apple mango zebra"],
    ["positions before names", [doc("apple"), doc("zebra", 5)], [], "zebra apple"],
    ["by name at the same position", [doc("b", 1), doc("a", 1)], [], "a b"],
    ["a folder by its own position", [doc("last", 3), doc("guide/x")], [folder("guide", "Guide", 1)], "Guide(x) last"],
    ["a folder by its name, not its label", [doc("beta"), doc("alpha/x")], [folder("alpha", "Zoo")], "Zoo(x) beta"],
    ["inside folders too", [doc("guide/b", 2), doc("guide/a", 3), doc("guide/c", 1)], [], "guide(c b a)"],
  ])("orders %s", (_, docs, folders, expected) => {
    expect(outline(buildSidebar(docs, folders))).toBe(expected);
  });

  it("makes a category of a folder without settings, named as the folder", () => {
    const [category] = buildSidebar([doc("markhope/deep/quickstart")], []);
    expect(category).toMatchObject({
      type: "category",
      label: "markhope",
      path: "/docs/category/markhope",
      description: "",
    });
    expect(category!.items[0]).toMatchObject({ type: "category", label: "deep", path: "/docs/category/deep" });
  });

  it("takes label, address and description from a folder's settings", () => {
    const [category] = buildSidebar([doc("markhope/intro")], [folder("markhope", "Mark Hope")]);
    expect(category).toMatchObject({
      label: "Mark Hope",
      path: "/docs/category/mark-hope",
      description: "All of Mark Hope",
      docId: null,
    });
  });

  it("leaves out a folder that has settings and no document", () => {
    expect(buildSidebar([doc("intro")], [folder("empty", "Empty")]).map(({ label }) => label)).toEqual(["intro"]);
  });

  it("does not mistake a folder for another that begins with its name", () => {
    expect(outline(buildSidebar([doc("guide/a"), doc("guide-two/b")], []))).toBe("guide(a) guide-two(b)");
  });

  it("is empty without documents", () => {
    expect(buildSidebar([], [])).toEqual([]);
  });
});

describe("a built sidebar", () => {
  const sidebar = buildSidebar(
    [doc("intro", 1), doc("markhope/quickstart", 1), doc("markhope/setup/github", 2), doc("zone")],
    [folder("markhope", "Markhope", 2)],
  );

  it("is read with each category's page before its children", () => {
    expect(flattenSidebar(sidebar).map(({ path }) => path)).toEqual([
      "/docs/intro",
      "/docs/category/markhope",
      "/docs/markhope/quickstart",
      "/docs/category/setup",
      "/docs/markhope/setup/github",
      "/docs/zone",
    ]);
  });

  it.each([
    ["/docs/intro", ["intro"]],
    ["/docs/category/markhope", ["Markhope"]],
    ["/docs/markhope/setup/github", ["Markhope", "setup", "github"]],
    ["/docs/nowhere", []],
  ])("leads to %s", (path, labels) => {
    expect(sidebarTrail(sidebar, path).map(({ label }) => label)).toEqual(labels);
  });
});
