import { firstPath, flattenSidebar, sidebarTrail, visibleItems, type SidebarItem } from "../../../src/shared/sidebar";

const doc = (label: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  ...{ type: "doc", label, path: `/docs/${label}`, docId: label },
  ...more,
});
const category = (label: string, items: SidebarItem[], path: string | null = `/docs/category/${label}`) =>
  ({ type: "category", label, path, items }) satisfies SidebarItem;

const SIDEBAR = [
  doc("intro"),
  category("markhope", [doc("quickstart"), category("setup", [doc("github")], null)]),
  doc("zone"),
];

const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

it("a sidebar is read with each category before its children", () => {
  expect(labels(flattenSidebar(SIDEBAR))).toEqual(["intro", "markhope", "quickstart", "setup", "github", "zone"]);
});

it.each([
  ["/docs/intro", ["intro"]],
  ["/docs/Intro/", ["intro"]],
  ["/docs/category/markhope", ["markhope"]],
  ["/docs/github", ["markhope", "setup", "github"]],
  ["/docs/nowhere", []],
])("a sidebar leads to %s", (path, expected) => {
  expect(labels(sidebarTrail(SIDEBAR, path))).toEqual(expected);
});

describe("what a reader sees", () => {
  const secret = doc("secret", { unlisted: true });

  it("is an unlisted entry only on its own page", () => {
    expect(labels(visibleItems([doc("a"), secret]))).toEqual(["a"]);
    expect(labels(visibleItems([doc("a"), secret], "/docs/secret/"))).toEqual(["a", "secret"]);
  });

  it("is no category without page in which there is nothing to see, but one with a page as a link", () => {
    expect(visibleItems([category("empty", [secret], null)])).toEqual([]);
    expect(visibleItems([category("page", [secret])])).toEqual([category("page", [])]);
  });
});

it.each([
  [doc("a"), "/docs/a"],
  [category("a", [doc("b")]), "/docs/category/a"],
  [category("a", [category("b", [], null), doc("c")], null), "/docs/c"],
  [category("a", [], null), null],
])("a card of %j leads to %s", (item, path) => {
  expect(firstPath(item)).toBe(path);
});
