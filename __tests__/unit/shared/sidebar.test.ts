import { firstPath, visibleItems, type SidebarItem } from "../../../src/shared/sidebar";

const doc = (label: string, more: Partial<SidebarItem> = {}): SidebarItem => ({
  ...{ type: "doc", label, path: `/docs/${label}`, docId: label },
  ...more,
});
const category = (label: string, items: SidebarItem[], path: string | null = `/docs/category/${label}`) =>
  ({ type: "category", label, path, items }) satisfies SidebarItem;

const labels = (items: readonly SidebarItem[]) => items.map(({ label }) => label);

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
