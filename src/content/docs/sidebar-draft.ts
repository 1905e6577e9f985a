import { inVersion } from "../../shared/doc-versions";
import { docCategorySlug } from "../../shared/paths";
import type { SidebarItem } from "../../shared/sidebar";
import type { CategoryFields, CategoryLink, EntryFields } from "./sidebar-schema";

/** The fields of a document that the sidebars need, from its node or its file. */
export interface DocRecord {
  version: string;
  docId: string;
  /** Folder and name on disk. */
  source: string;
  path: string;
  position: number | null;
  sidebarLabel: string;
  description: string;
  listed: boolean;
  sidebarClassName?: string | undefined;
  sidebarCustomProps?: Record<string, unknown> | undefined;
  sidebarKey?: string | undefined;
  /** The sidebar that its page shows. Null for none; absent for the one that contains it. */
  displayedSidebar?: string | null | undefined;
}

/** An entry whose category has no address yet. Addresses follow once the whole order is known. */
export interface SidebarDraft extends Omit<SidebarItem, "items"> {
  link?: CategoryLink | undefined;
  items?: SidebarDraft[];
}

/** A document in a sidebar. Values of the sidebar win over those of the document's file. */
export function toDocDraft(doc: DocRecord, given: EntryFields & { label?: string | undefined } = {}): SidebarDraft {
  return withoutAbsent({
    type: "doc",
    label: given.label ?? doc.sidebarLabel,
    path: doc.path,
    docId: doc.docId,
    description: given.description ?? doc.description,
    className: given.className ?? doc.sidebarClassName,
    customProps: given.customProps ?? doc.sidebarCustomProps,
    key: given.key ?? doc.sidebarKey,
    unlisted: doc.listed ? undefined : true,
  });
}

export function toCategoryDraft(given: CategoryFields & { label: string }, items: SidebarDraft[]): SidebarDraft {
  const { label, description, className, customProps, key, collapsed, collapsible, link } = given;
  const fields = { label, description, className, customProps, key, link };
  return withoutAbsent({
    type: "category",
    path: null,
    ...fields,
    items,
    collapsed: collapsed === false ? false : undefined,
    collapsible: collapsible === false ? false : undefined,
  });
}

const withoutAbsent = (fields: Record<string, unknown>): SidebarDraft =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as unknown as SidebarDraft;

/** Gives categories their pages. There is one instance for each version, so that addresses are unique within it. */
export function createFinisher(versionPath: string, docs: ReadonlyMap<string, DocRecord>) {
  const taken = new Set<string>();
  const addressOf = (route: string): string => {
    const wanted = inVersion(versionPath, route);
    let address = wanted;
    for (let count = 1; taken.has(address); count += 1) address = `${wanted}-${count}`;
    taken.add(address);
    return address;
  };
  const docOf = (link: CategoryLink | undefined) => (link?.type === "doc" ? docs.get(link.id) : undefined);
  /** Whether a page of cards shows it. Unlisted documents have no card, and neither do categories without a listed one. */
  const hasCard = ({ type, unlisted, link, items = [] }: SidebarDraft): boolean =>
    type === "category" ? items.some(hasCard) || docOf(link)?.listed === true : !unlisted;
  const pageOf = ({ link, label, items = [] }: SidebarDraft): Partial<SidebarItem> => {
    if (link?.type === "none") return {};
    if (link?.type === "doc") {
      const doc = docOf(link);
      return doc ? { path: doc.path, docId: doc.docId, ...(doc.listed ? {} : { unlisted: true }) } : {};
    }
    if (!items.some(hasCard)) return {};
    const path = addressOf(link?.slug ?? `category/${docCategorySlug(label)}`);
    return withoutAbsent({ path, title: link?.title, description: link?.description });
  };
  const finish = (drafts: readonly SidebarDraft[]): SidebarItem[] =>
    drafts.flatMap((draft): SidebarItem[] => {
      if (draft.type !== "category") return [{ ...draft, path: draft.path ?? "" }];
      const { link: _, items, ...fields } = draft;
      const item = { ...fields, path: null, ...pageOf(draft) };
      // An unlisted page must not hide what is listed below its category.
      if (item.unlisted && items?.length) Object.assign(item, { path: null, unlisted: undefined });
      const children = finish(items ?? []);
      return children.length > 0 || item.path !== null ? [{ ...item, items: children }] : [];
    });
  return finish;
}
