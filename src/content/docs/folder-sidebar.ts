import { LANGUAGE } from "../../shared/dates";
import type { DocFolder } from "./sidebar-schema";
import { isIndexOf, splitNumberPrefix } from "../doc";
import { toCategoryDraft, toDocDraft, type DocRecord, type SidebarDraft } from "./sidebar-draft";

interface Placed {
  draft: SidebarDraft;
  position: number | null;
  name: string;
}

/**
 * The tree of a folder of a version, `.` for all of it, in the order of positions, then of names. A document that
 * stands for its folder is the page of the category, unless the folder's settings give it another.
 */
export function folderSidebar(
  folder: string,
  docs: readonly DocRecord[],
  folders: readonly DocFolder[],
): SidebarDraft[] {
  const root = folder.replace(/^\.?\/+|\/+$/g, "").replace(/^\.$/, "");
  const inside = root === "" ? docs : docs.filter(({ source }) => source.startsWith(`${root}/`));
  return itemsIn(root, inside, new Map(folders.map((settings) => [settings.folder, settings])));
}

function itemsIn(folder: string, docs: readonly DocRecord[], folders: ReadonlyMap<string, DocFolder>): SidebarDraft[] {
  const depth = folder === "" ? 0 : folder.split("/").length;
  const placed: Placed[] = [];
  const subfolders = new Map<string, DocRecord[]>();
  for (const doc of docs) {
    const names = doc.source.split("/");
    if (names.length === depth + 1) {
      placed.push({ draft: toDocDraft(doc), position: doc.position, name: names[depth]! });
    } else {
      const path = names.slice(0, depth + 1).join("/");
      subfolders.set(path, [...(subfolders.get(path) ?? []), doc]);
    }
  }
  for (const [path, below] of subfolders) placed.push(placeFolder(path, below, folders));
  return placed.sort(byPosition).map(({ draft }) => draft);
}

function placeFolder(path: string, docs: readonly DocRecord[], folders: ReadonlyMap<string, DocFolder>): Placed {
  const settings = folders.get(path);
  const name = path.split("/").at(-1)!;
  const numbered = splitNumberPrefix(name);
  const page = settings?.link ? undefined : docs.find((doc) => isPageOf(doc, path));
  const linked = settings?.link?.type === "doc" ? docInFolder(settings.link.id, path, docs) : page;
  const items = itemsIn(path, page ? docs.filter((doc) => doc !== page) : docs, folders);
  const fields = {
    ...settings,
    label: settings?.label ?? page?.sidebarLabel ?? numbered.name,
    description: settings?.description || page?.description,
    ...(linked ? { link: { type: "doc" as const, id: linked.docId } } : {}),
  };
  return {
    draft: toCategoryDraft(fields, items),
    position: settings?.position ?? page?.position ?? numbered.position,
    name: path,
  };
}

/** The document directly in a folder whose id ends with a name, as `_category_` files of Docusaurus give it. */
export const docInFolder = <D extends Pick<DocRecord, "docId" | "source">>(
  name: string,
  folder: string,
  docs: readonly D[],
): D | undefined =>
  docs.find(({ docId, source }) => folderOf(source) === folder && docId.slice(docId.lastIndexOf("/") + 1) === name);

const folderOf = (source: string): string => source.slice(0, source.lastIndexOf("/"));

const isPageOf = ({ source }: DocRecord, folder: string): boolean => folderOf(source) === folder && isIndexOf(source);

function byPosition(a: Placed, b: Placed): number {
  const order = (a.position ?? Infinity) - (b.position ?? Infinity);
  return Number.isNaN(order) || order === 0 ? a.name.localeCompare(b.name, LANGUAGE) : order;
}
