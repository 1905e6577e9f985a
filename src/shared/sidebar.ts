import { isSamePath } from "./paths";

/** An entry of a documentation sidebar. Default values are omitted, because every page carries the tree. */
export interface SidebarItem {
  type: "doc" | "category" | "link";
  label: string;
  /** The path of its page, or an absolute URL. Null for a category without a page. */
  path: string | null;
  /** The id of its document. For a category, the document that is its page. */
  docId?: string | null;
  description?: string;
  items?: readonly SidebarItem[];
  /** The heading of a category's page, if it differs from the label. */
  title?: string;
  /** For a category: whether it can be collapsed, and whether it is collapsed initially. Both default to true. */
  collapsible?: boolean;
  collapsed?: boolean;
  className?: string;
  customProps?: Record<string, unknown>;
  /** Distinguishes entries with the same label and address. */
  key?: string;
  /** Whether it is shown only on its own page. */
  unlisted?: boolean;
}

/** A link of the pager to the previous or next page. */
export interface NavigationLink {
  label: string;
  path: string;
}

/** A step of the trail from the top of the sidebar to a page. A category without a page has no path. */
export interface TrailStep {
  label: string;
  path: string | null;
}

/** A sidebar and its name within the version. */
export interface DocSidebar {
  name: string;
  items: readonly SidebarItem[];
}

/** The position of a page in the documentation. */
export interface DocNavigation {
  /** The name of its version. */
  version: string;
  /** The sidebar of an unlisted document, or null for none. The shared sidebars do not contain such a document. */
  sidebar?: DocSidebar | null;
  /** The address of the page in the sitemap and for search engines. */
  canonicalPath: string;
  /** The trail from the top of the sidebar to the page. */
  trail: TrailStep[];
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Whether the page has a `noindex` directive. */
  noIndex?: true;
}

/** Lists all entries in reading order: each category before its children. */
export function flattenSidebar(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) => [item, ...flattenSidebar(item.items ?? [])]);
}

/**
 * Returns the entries from the top of the tree to the one at `path`, or an empty list if the tree does not contain it.
 */
export function sidebarTrail(items: readonly SidebarItem[], path: string): SidebarItem[] {
  for (const item of items) {
    if (item.path !== null && isSamePath(item.path, path)) return [item];
    const below = sidebarTrail(item.items ?? [], path);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** Returns the visible entries: unlisted ones only on their own page, and no categories without entries or a page. */
export function visibleItems(items: readonly SidebarItem[], current = ""): SidebarItem[] {
  return items.flatMap((item): SidebarItem[] => {
    if (item.unlisted && (item.path === null || !isSamePath(item.path, current))) return [];
    if (item.type !== "category") return [item];
    const below = visibleItems(item.items ?? [], current);
    return below.length > 0 || item.path !== null ? [{ ...item, items: below }] : [];
  });
}

/** Returns the path of an entry, or of the first entry below it that has a page. */
export function firstPath(item: SidebarItem): string | null {
  if (item.path !== null) return item.path;
  for (const child of item.items ?? []) {
    const path = firstPath(child);
    if (path !== null) return path;
  }
  return null;
}
