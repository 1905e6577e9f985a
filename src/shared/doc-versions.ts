import { DOCS_PATH, isSamePath, isWithin } from "./paths";
import { flattenSidebar, sidebarTrail, type DocSidebar, type SidebarItem } from "./sidebar";

/** A version of the documentation with the fields that pages need. */
export interface DocVersion {
  /** `current` for `content/docs`, otherwise the name of its folder. */
  name: string;
  label: string;
  /** The path of its pages: `/docs` for the latest version, otherwise a path below it. */
  path: string;
  isLast: boolean;
  /** The warning on its pages. */
  banner: "none" | "unreleased" | "unmaintained";
  badge: boolean;
  noIndex: boolean;
}

/** A document that is in no sidebar, or that shows a different sidebar. */
export interface StrayDoc {
  docId: string;
  path: string;
  /** The sidebar that it shows; null for none. */
  sidebar: string | null;
  /** Whether it is unlisted. Only the build knows unlisted documents. */
  unlisted?: true;
}

/** A version with its sidebars. */
export interface DocVersionTree extends DocVersion {
  /** The path of the version's main document. */
  mainPath: string;
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>;
  strays: readonly StrayDoc[];
}

/** Returns the version that a path belongs to: the one with the longest matching path. */
export function versionAt<V extends DocVersion>(versions: readonly V[], path: string): V | undefined {
  return versions.filter((version) => isWithin(version.path, path)).sort((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Returns the name of the version to search: the one that a page belongs to, otherwise the preferred one, otherwise the
 * latest. Undefined if the search index contains only one.
 */
export function versionToSearch(
  versions: readonly DocVersion[],
  path: string,
  preferred: string | null | undefined,
): string | undefined {
  const indexed = versions.filter(({ noIndex }) => !noIndex);
  if (indexed.length < 2) return undefined;
  const names = [versionAt(versions, path)?.name, preferred, indexed.find(({ isLast }) => isLast)?.name];
  return names.find((name) => indexed.some((version) => version.name === name)) ?? undefined;
}

/** A text with its old addresses. Only documents have an id and a version. */
interface Moved {
  docId?: string | undefined;
  version?: string | undefined;
  oldAddresses: readonly string[];
}

/**
 * Returns the old addresses that lead to each text. The copies of a document in several versions have the same ones: an
 * address leads to the copy in the version that it is below, otherwise to that in the latest version.
 */
export function ownOldAddresses(texts: readonly Moved[], versions: readonly DocVersion[]): string[][] {
  const latest = versions.find(({ isLast }) => isLast);
  return texts.map(({ docId, version, oldAddresses }) =>
    oldAddresses.filter((address) => {
      const owner = versionAt(versions, address) ?? latest;
      const isOfOwner = (text: Moved): boolean => text.docId === docId && text.version === owner?.name;
      return version === owner?.name || !texts.some((text) => isOfOwner(text) && text.oldAddresses.includes(address));
    }),
  );
}

/** Returns the id of the document at an address in a version. */
export function docIdAt(version: DocVersionTree, path: string): string | null {
  const wanted = isSamePath(path, version.path) ? version.mainPath : path;
  const stray = version.strays.find((doc) => isSamePath(doc.path, wanted));
  if (stray) return stray.docId;
  for (const items of Object.values(version.sidebars)) {
    const [last] = sidebarTrail(items, wanted).slice(-1);
    if (last?.docId) return last.docId;
  }
  return null;
}

/** Returns the address of a document in a version. */
export function pathOfDoc(version: DocVersionTree, docId: string): string | null {
  const stray = version.strays.find((doc) => doc.docId === docId);
  if (stray) return stray.path;
  const items = Object.values(version.sidebars).flatMap(flattenSidebar);
  return items.find((item) => item.docId === docId)?.path ?? null;
}

/** Returns the address of the same document in another version, or of that version's main document. */
export function counterpart(version: DocVersionTree, docId: string | null): string {
  return (docId && pathOfDoc(version, docId)) || version.mainPath;
}

/**
 * Returns the sidebar of a page: the one it asks for, otherwise the first one that contains it, otherwise the first
 * one. Null if the page shows no sidebar.
 */
export function sidebarAt(version: DocVersionTree, path: string): DocSidebar | null {
  const wanted = isSamePath(path, version.path) ? version.mainPath : path;
  const sidebars = Object.entries(version.sidebars);
  const stray = version.strays.find((doc) => isSamePath(doc.path, wanted));
  const found = stray
    ? sidebars.find(([name]) => name === stray.sidebar)
    : (sidebars.find(([, items]) => sidebarTrail(items, wanted).length > 0) ?? sidebars[0]);
  return found ? { name: found[0], items: found[1] } : null;
}

/**
 * Returns the target of a link into the latest documentation for a reader of another version, or one who has chosen it.
 */
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

/** Returns the address of a page in a version, such as `/docs/next/intro`. */
export const inVersion = (versionPath: string, route: string): string =>
  [versionPath || DOCS_PATH, route.replace(/^\/+|\/+$/g, "")].filter(Boolean).join("/");
