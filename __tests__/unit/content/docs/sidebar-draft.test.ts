import type { DocRecord } from "../../../../src/content/docs/doc-record";
import {
  createFinisher,
  type SidebarDraft,
  toCategoryDraft,
  toDocDraft,
} from "../../../../src/content/docs/sidebar-draft";
import type { CategoryLink } from "../../../../src/content/docs/sidebar-schema";
import { flattenSidebar, visibleItems } from "../../../../src/shared/sidebar";

const doc = (docId: string, listed = true): DocRecord => ({
  ...{ version: "current", docId, source: `${docId}.md`, path: `/docs/${docId}`, position: null },
  ...{ sidebarLabel: docId, description: "", listed },
});
const DOCS = [doc("a"), doc("secret", false)];
const [a, secret] = DOCS.map((each) => toDocDraft(each)) as [SidebarDraft, SidebarDraft];
const category = (label: string, items: SidebarDraft[], link?: CategoryLink) => toCategoryDraft({ label, link }, items);

const finish = (...drafts: SidebarDraft[]) =>
  createFinisher("/docs", new Map(DOCS.map((each) => [each.docId, each])))(drafts);
const addresses = (...drafts: SidebarDraft[]) =>
  flattenSidebar(finish(...drafts)).map(({ label, path }) => `${label} ${path}`);

describe("the page of cards of a category", () => {
  it.each<[string, SidebarDraft[]]>([
    ["unlisted documents only", [secret]],
    ["nothing but a category of those", [category("Inner", [secret])]],
    ["nothing but a category whose page is one of those", [category("Inner", [secret], { type: "doc", id: "secret" })]],
    ["nothing at all", []],
  ])("is not made of %s", (_, items) => {
    const [empty] = finish(category("Cards", items));
    expect(empty?.path ?? null).toBeNull();
    expect(visibleItems(finish(category("Cards", items)))).toEqual([]);
  });

  it.each<[string, SidebarDraft[]]>([
    ["a listed document beside an unlisted one", [secret, a]],
    ["a link", [{ type: "link", label: "Code", path: "https://code.example" }]],
    ["a category whose page is a listed document", [category("Inner", [], { type: "doc", id: "a" })]],
    ["a category without a page that holds a listed document", [category("Inner", [a], { type: "none" })]],
  ])("is made of %s", (_, items) => {
    expect(finish(category("Cards", items))).toMatchObject([{ path: "/docs/category/cards" }]);
  });

  it("takes no address from another where it is not made", () => {
    expect(addresses(category("Same", [secret]), category("Same", [a]))).toEqual([
      ...["Same null", "secret /docs/secret", "Same /docs/category/same", "a /docs/a"],
    ]);
  });
});
