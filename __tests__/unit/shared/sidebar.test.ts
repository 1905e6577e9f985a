import { firstPath, visibleItems, type SidebarItem } from "../../../src/shared/sidebar";

const doc = (label: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  ...{ type: "doc", label, path: `/docs/${label}`, docId: label },
  ...more,
});
const category = (label: string, items: SidebarItem[], path: string | null = `/docs/category/${label}`) =>
  ({ type: "category", label, path, items }) satisfies SidebarItem;

const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

const secret = doc("secret", { unlisted: true });

it("shows an unlisted entry only on its own page", () => {
  expect(labels(visibleItems([doc("a"), secret]))).toEqual(["a"]);
  expect(labels(visibleItems([doc("a"), secret], "/docs/secret/"))).toEqual(["a", "secret"]);
});

it("hides an empty category without a page, and shows one with a page as a link", () => {
  expect(visibleItems([category("empty", [secret], null)])).toEqual([]);
  expect(visibleItems([category("page", [secret])])).toEqual([category("page", [])]);
});

it.each([
  [doc("a"), "/docs/a"],
  [category("a", [doc("b")]), "/docs/category/a"],
  [category("a", [category("b", [], null), doc("c")], null), "/docs/c"],
  [category("a", [], null), null],
])("the first page of %j is %s", (item, path) => {
  expect(firstPath(item)).toBe(path);
});
