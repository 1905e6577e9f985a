import { comparablePath } from "./paths";

/** An entry of a sidebar of the documentation. Default values are omitted, since every page carries the tree. */
export interface SidebarItem {
  type: "doc" | "category" | "link";
  label: string;
  /** The page it leads to, or a full address; null for a category without a page. */
  path: string | null;
  /** The document it shows: of a category, the one that is its page. */
  docId?: string | null;
  description?: string;
  items?: readonly SidebarItem[];
  /** The heading of a category's page, if it differs from the label. */
  title?: string;
  /** Of a category: whether it can be folded, and whether it is folded at first; both are true if absent. */
  collapsible?: boolean;
  collapsed?: boolean;
  className?: string;
  customProps?: Record<string, unknown>;
  /** Tells two entries with the same label and address apart. */
  key?: string;
  /** Shown only while it is the page that is read. */
  unlisted?: boolean;
}

/** A link of the pager to the previous or next page. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** A step from the top of the sidebar down to a page; a category without a page has no path. */
export interface TrailStep {
  label: string;
  path: string | null;
}

/** A sidebar with its name among those of its version. */
export interface DocSidebar {
  name: string;
  items: readonly SidebarItem[];
}

/** The position of a page in the documentation. */
export interface DocNavigation {
  /** The name of its version. */
  version: string;
  /** Of an unlisted document: the sidebar beside it, null for none. The sidebars that all pages share do not name it. */
  sidebar?: DocSidebar | null;
  /** The one address of the page in the sitemap and for search engines. */
  canonicalPath: string;
  /** From the top of the sidebar down to the page. */
  trail: TrailStep[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Whether its version asks search engines to leave it out. */
  noIndex?: true;
}

/** The reading order: each category before its children. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...flattenSidebar(item.items ?? [])]);
}

/** The items from the top of the tree down to the one at `path`; empty when the path is not in the tree. */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.path !== null && comparablePath(item.path) === comparablePath(path)) return [item];
    const below = sidebarTrail(item.items ?? [], path);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** What a reader sees of a tree: unlisted entries only on their own page, and no category without anything in it. */
export function visibleItems(items: readonly SidebarItem[], current = ""): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.unlisted && (item.path === null || comparablePath(item.path) !== comparablePath(current))) return [];
    if (item.type !== "category") return [item];
    const below = visibleItems(item.items ?? [], current);
    return below.length > 0 || item.path !== null ? [{ ...item, items: below }] : [];
  });
}

/** The page of an item, or of the first one below it that has one. */
export function firstPath(item: SidebarItem): string | null {
  if (item.path !== null) return item.path;
  for (const child of item.items ?? []) {
    const path = firstPath(child);
    if (path !== null) return path;
  }
  return null;
}
