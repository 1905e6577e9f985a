import { comparablePath, DOCS_PATH } from "./paths";
import { flattenSidebar, sidebarTrail, type DocSidebar, type SidebarItem } from "./sidebar";

/** A version of the documentation, as pages know it. */
export interface DocVersion {
  /** `current` for `content/docs`, otherwise the name of its folder. */
  name: string;
  label: string;
  /** Where its pages are: `/docs` for the latest, otherwise below it. */
  path: string;
  isLast: boolean;
  /** The warning on its pages. */
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  noIndex: boolean;
}

/** A document that is in no sidebar, or shows another one. */
export interface StrayDoc {
  docId: string;
  path: string;
  /** The sidebar it shows; null for none. */
  sidebar: string | null;
  /** Such a document is known to the build alone. */
  unlisted?: true;
}

/** A version with its sidebars. */
export interface DocVersionTree extends DocVersion {
  /** The address of the document that the version begins with. */
  mainPath: string;
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  strays: readonly StrayDoc[];
}

/** The version that a path belongs to, by the most specific address. */
export function versionAt<V extends DocVersion>(versions: readonly V[], path: string): V | undefined {
  const wanted = comparablePath(path);
  const isAbove = (version: V): boolean => {
    const base = comparablePath(version.path);
    return wanted === base || wanted.startsWith(`${base}/`);
  };
  return versions.filter(isAbove).sort((a, b) => b.path.length - a.path.length)[0];
}

/** A document's id by its address in a version. */
export function docIdAt(version: DocVersionTree, path: string): string | null {
  const wanted = comparablePath(path) === comparablePath(version.path) ? version.mainPath : path;
  const stray = version.strays.find((doc) => comparablePath(doc.path) === comparablePath(wanted));
  if (stray) return stray.docId;
  for (const items of Object.values(version.sidebars)) {
    const [last] = sidebarTrail(items, wanted).slice(-1);
    if (last?.docId) return last.docId;
  }
  return null;
}

/** Where a document is in a version. */
export function pathOfDoc(version: DocVersionTree, docId: string): string | null {
  const stray = version.strays.find((doc) => doc.docId === docId);
  if (stray) return stray.path;
  const items = Object.values(version.sidebars).flatMap(flattenSidebar);
  return items.find((item) => item.docId === docId)?.path ?? null;
}

/** The same document in another version, or that version's main document. */
export function counterpart(version: DocVersionTree, docId: string | null): string {
  return (docId && pathOfDoc(version, docId)) || version.mainPath;
}

/** The sidebar that a page shows: the one it asks for, otherwise the first that holds it, otherwise the first. */
export function sidebarAt(version: DocVersionTree, path: string): DocSidebar | null {
  const wanted = comparablePath(path) === comparablePath(version.path) ? version.mainPath : path;
  const sidebars = Object.entries(version.sidebars);
  const stray = version.strays.find((doc) => comparablePath(doc.path) === comparablePath(wanted));
  const found = stray
    ? sidebars.find(([name]) => name === stray.sidebar)
    : (sidebars.find(([, items]) => sidebarTrail(items, wanted).length > 0) ?? sidebars[0]);
  return found ? { name: found[0], items: found[1] } : null;
}

/** Where a link into the latest documentation leads for who reads, or has chosen, another version. */
export function versionedLink(
  versions: readonly DocVersionTree[],
  to: string,
  candidates: readonly (string | null | undefined)[],
): string {
  const last = versions.find(({ isLast }) => isLast);
  if (versions.length < 2 || !last || versionAt(versions, to) !== last) return to;
  const docId = docIdAt(last, to);
  for (const name of candidates) {
    const version = versions.find((candidate) => candidate.name === name);
    const path = version && docId ? pathOfDoc(version, docId) : null;
    if (path) return version === last ? to : path;
  }
  return to;
}

/** The address of a page of a version, such as `/docs/next/intro`. */
export const inVersion = (versionPath: string, route: string): string =>
  [versionPath || DOCS_PATH, route.replace(/^\/+|\/+$/g, "")].filter(Boolean).join("/");
