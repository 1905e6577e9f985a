import { withoutDescriptions } from "../../content/docs/doc-version-trees";
import { inVersion, pathOfDoc, sidebarAt, type DocVersionTree } from "../../shared/doc-versions";
import { comparablePath } from "../../shared/paths";
import {
  flattenSidebar,
  visibleItems,
  type DocNavigation,
  type DocSidebar,
  type NavigationLink,
  type SidebarItem,
  type TrailStep,
} from "../../shared/sidebar";
import type { PageSpec } from "./page-spec";

/** The fields of a document that pages depend on. */
export interface DocSummary {
  id: string;
  version: string;
  docId: string;
  path: string;
  listed: boolean;
  tagSlugs: readonly string[];
  /**
   * The document's label in the pager, and the ids of its neighbours. A neighbour is null for none and undefined for the
   * reading order.
   */
  pagination?: { label?: string | null; next?: string | null; previous?: string | null } | null;
}

/**
 * Returns a page for each document and category of each version. The main document is also at the address of the
 * version.
 */
export function buildDocPages(docs: readonly DocSummary[], versions: readonly DocVersionTree[]): PageSpec[] {
  return versions.flatMap((version) => buildVersionPages(docs, version, versions));
}

function buildVersionPages(
  allDocs: readonly DocSummary[],
  version: DocVersionTree,
  versions: readonly DocVersionTree[],
): PageSpec[] {
  const docs = allDocs.filter((doc) => doc.version === version.name);
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const placeOf = createPlaces(version, byId);
  const last = versions.find(({ isLast }) => isLast);
  const noIndex = version.noIndex ? { noIndex: true as const } : {};
  const docPage = (doc: DocSummary, path = doc.path): PageSpec => ({
    path,
    template: "doc",
    context: {
      id: doc.id,
      navigation: {
        version: version.name,
        canonicalPath: canonicalOf(doc, version, last),
        ...placeOf(doc.path, doc),
        ...noIndex,
        ...(doc.listed ? {} : { sidebar: ownSidebar(version, doc.path) }),
      },
    },
  });
  const items = Object.values(version.sidebars).flatMap(flattenSidebar);
  const categories = items
    .filter((item) => item.type === "category" && item.path !== null && !item.docId)
    .map((item): PageSpec => {
      const canonicalPath = sameCategory(item.path!, version, last);
      const navigation = { version: version.name, canonicalPath, ...placeOf(item.path!), ...noIndex };
      return { path: item.path!, template: "doc-category", context: { category: item.path, navigation } };
    });
  const main = docs.find(({ path }) => path === version.mainPath);
  const root = main && main.path !== version.path ? [docPage(main, version.path)] : [];
  return [...docs.map((doc) => docPage(doc)), ...root, ...categories];
}

/** The sidebar of an unlisted document. Unlike the shared sidebars, it contains the document. */
function ownSidebar(version: DocVersionTree, path: string): DocSidebar | null {
  const found = sidebarAt(version, path);
  return found && { name: found.name, items: withoutDescriptions(visibleItems(found.items, path)) };
}

/** Returns the document's address in the latest version, or its own if that version does not have it. */
function canonicalOf(doc: DocSummary, version: DocVersionTree, last: DocVersionTree | undefined): string {
  return (last && last !== version && pathOfDoc(last, doc.docId)) || doc.path;
}

function sameCategory(path: string, version: DocVersionTree, last: DocVersionTree | undefined): string {
  if (!last) return path;
  const wanted = last.path + path.slice(version.path.length);
  const items = Object.values(last.sidebars).flatMap(flattenSidebar);
  return items.some((item) => item.type === "category" && !item.docId && item.path === wanted) ? wanted : path;
}

type Place = Pick<DocNavigation, "trail" | "previous" | "next">;

/**
 * Returns a function that finds the position of a page in its sidebar. Neighbours in the front matter take precedence.
 */
function createPlaces(version: DocVersionTree, byId: ReadonlyMap<string, DocSummary>) {
  const sidebars = new Map(Object.entries(version.sidebars).map(([name, items]) => [name, indexSidebar(items)]));
  const toLink = (item: SidebarItem | undefined): NavigationLink | null => {
    if (!item) return null;
    return { label: byId.get(item.docId ?? "")?.pagination?.label ?? item.label, path: item.path! };
  };
  const chosen = (id: string): NavigationLink | null => {
    const doc = byId.get(id);
    const item = [...sidebars.values()].flatMap(({ order }) => order).find(({ docId }) => docId === id);
    if (!doc) return null;
    return toLink(item) ?? { label: doc.pagination?.label ?? id, path: doc.path };
  };
  return (path: string, doc?: DocSummary): Place => {
    const sidebar = sidebars.get(sidebarAt(version, path)?.name ?? "");
    const key = comparablePath(path);
    const index = sidebar?.order.findIndex((item) => comparablePath(item.path!) === key) ?? -1;
    const { previous, next } = doc?.pagination ?? {};
    const neighbour = (side: -1 | 1, said: string | null | undefined): NavigationLink | null => {
      if (said !== undefined) return said === null ? null : chosen(said);
      return index < 0 ? null : toLink(sidebar!.order[index + side]);
    };
    return {
      trail: sidebar?.trails.get(key) ?? [],
      previous: neighbour(-1, previous),
      next: neighbour(1, next),
    };
  };
}

function indexSidebar(items: readonly SidebarItem[]) {
  const trails = new Map<string, TrailStep[]>();
  const visit = (below: readonly SidebarItem[], above: readonly TrailStep[]): void => {
    for (const item of below) {
      const trail = [...above, { label: item.label, path: item.path }];
      const key = item.path === null ? null : comparablePath(item.path);
      if (key !== null && !trails.has(key)) trails.set(key, trail);
      visit(item.items ?? [], trail);
    }
  };
  visit(items, []);
  const isPage = (item: SidebarItem) => item.type !== "link" && item.path !== null && !item.unlisted;
  return { trails, order: flattenSidebar(items).filter(isPage) };
}

/** Returns, for each version with tags, the list of its tags and a page for each tag. The sitemap leaves them out. */
export function buildDocTagPages(docs: readonly DocSummary[], versions: readonly DocVersionTree[]): PageSpec[] {
  return versions.flatMap(({ name: version, path: versionPath, noIndex }): PageSpec[] => {
    const own = docs.filter((doc) => doc.version === version);
    const slugs = [...new Set(own.flatMap(({ tagSlugs }) => tagSlugs))];
    const listed = new Set(own.filter((doc) => doc.listed).flatMap(({ tagSlugs }) => tagSlugs));
    const page = (template: string, route: string, more: { slug?: string; noIndex: boolean }): PageSpec => {
      const path = inVersion(versionPath, route);
      return { path, template, context: { version, tagAddress: path, ...more } };
    };
    return [
      ...(listed.size > 0 ? [page("doc-tag-index", "tags", { noIndex })] : []),
      ...slugs.map((slug) => page("doc-tag", `tags/${slug}`, { slug, noIndex: noIndex || !listed.has(slug) })),
    ];
  });
}
