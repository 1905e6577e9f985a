import { DOCS_PATH } from "../../shared/paths";
import {
  flattenSidebar,
  sidebarTrail,
  type DocNavigation,
  type NavigationLink,
  type SidebarItem,
} from "../../shared/sidebar";
import type { PageSpec } from "./page-spec";

export interface DocSummary {
  id: string;
  docId: string;
  path: string;
}

/** A page for each document and category; the main document stands at `/docs` too. */
export function buildDocPages(docs: readonly DocSummary[], sidebar: readonly SidebarItem[]): PageSpec[] {
  const order = flattenSidebar(sidebar);
  const docPage = (doc: DocSummary, path = doc.path): PageSpec => ({
    path,
    template: "doc",
    context: { id: doc.id, navigation: navigationOf(doc.path, order, sidebar) },
  });
  const categories = order
    .filter((item) => item.type === "category")
    .map((item) => ({
      path: item.path,
      template: "doc-category",
      context: { navigation: navigationOf(item.path, order, sidebar) },
    }));
  const main = mainDoc(docs, order);
  const root = main && main.path !== DOCS_PATH ? [docPage(main, DOCS_PATH)] : [];
  return [...docs.map((doc) => docPage(doc)), ...root, ...categories];
}

const toLink = (item: SidebarItem | undefined): NavigationLink | null =>
  item ? { label: item.label, path: item.path } : null;

function navigationOf(path: string, order: readonly SidebarItem[], sidebar: readonly SidebarItem[]): DocNavigation {
  const index = order.findIndex((item) => item.path === path);
  return {
    canonicalPath: path,
    trail: sidebarTrail(sidebar, path).map(({ label, path: to }) => ({ label, path: to })),
    previous: index > 0 ? toLink(order[index - 1]) : null,
    next: index >= 0 ? toLink(order[index + 1]) : null,
  };
}

/** The document called intro at the top, otherwise the first of the sidebar. */
function mainDoc(docs: readonly DocSummary[], order: readonly SidebarItem[]): DocSummary | undefined {
  const first = order.find((item) => item.type === "doc");
  return docs.find(({ docId }) => docId === "intro") ?? docs.find(({ docId }) => docId === first?.docId);
}
