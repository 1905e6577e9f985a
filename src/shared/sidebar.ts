import { docCategoryPath } from "./paths";

/** A document as the sidebar needs it. */
export interface SidebarDoc {
  /** Folder and file name without extension: `markhope/quickstart`. */
  docId: string;
  path: string;
  label: string;
  description: string;
  position: number | null;
}

/** What `_category_.yml` in a folder says of it. */
export interface SidebarFolder {
  /** Folder path below `docs`: `markhope`. */
  folder: string;
  label: string;
  description: string;
  position: number | null;
}

export interface SidebarLink {
  type: "doc";
  label: string;
  path: string;
  description: string;
  docId: string;
  items: [];
}

export interface SidebarCategory {
  type: "category";
  label: string;
  path: string;
  description: string;
  docId: null;
  items: SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

/** A place in the reading order, as the pager and the breadcrumbs show it. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** The place of a page in the documentation. */
export interface DocNavigation {
  /** The one address of the page in the sitemap and for search engines. */
  canonicalPath: string;
  /** From the top of the sidebar down to the page. */
  trail: NavigationLink[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
}

type Placed = { item: SidebarItem; position: number | null; name: string };

/** The tree of folders and documents, in the order of their positions, then of their names. */
export function buildSidebar(docs: readonly SidebarDoc[], folders: readonly SidebarFolder[]): SidebarItem[] {
  return itemsIn("", docs, folders);
}

function itemsIn(folder: string, docs: readonly SidebarDoc[], folders: readonly SidebarFolder[]): SidebarItem[] {
  const depth = folder === "" ? 0 : folder.split("/").length;
  const inside = docs.filter((doc) => folder === "" || doc.docId.startsWith(`${folder}/`));
  const placed: Placed[] = [];
  const subfolders = new Set<string>();
  for (const doc of inside) {
    const parts = doc.docId.split("/");
    if (parts.length === depth + 1) {
      placed.push({ item: toLink(doc), position: doc.position, name: parts[depth]! });
    } else {
      subfolders.add(parts.slice(0, depth + 1).join("/"));
    }
  }
  for (const name of subfolders) {
    const settings = folders.find((candidate) => candidate.folder === name);
    const items = itemsIn(name, docs, folders);
    placed.push({ item: toCategory(name, settings, items), position: settings?.position ?? null, name });
  }
  return placed.sort(byPosition).map(({ item }) => item);
}

const toLink = ({ label, path, description, docId }: SidebarDoc): SidebarLink => ({
  type: "doc",
  label,
  path,
  description,
  docId,
  items: [],
});

function toCategory(folder: string, settings: SidebarFolder | undefined, items: SidebarItem[]): SidebarCategory {
  const label = settings?.label ?? folder.split("/").at(-1)!;
  const path = docCategoryPath(label);
  return { type: "category", label, path, description: settings?.description ?? "", docId: null, items };
}

function byPosition(a: Placed, b: Placed): number {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity);
  return Number.isNaN(order) || order === 0 ? a.name.localeCompare(b.name, "en") : order;
}

/** The reading order: each category's page before its children. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...flattenSidebar(item.items)]);
}

/** The items from the top of the tree down to the one at `path`; empty when the path is not in the tree. */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.path === path) return [item];
    const below = sidebarTrail(item.items, path);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}
