import type { Node } from "gatsby";
import { DOCS_PATH, isExternalUrl, isSamePath, PROJECTS_PATH, RESUME_PATH } from "../../shared/paths";
import type { SiteItem } from "../content/site-items";
import type { ResolverContext } from "./context";

/** Which parts of the site a content folder has. */
export interface Sections {
  docs: boolean;
  projects: boolean;
  resume: boolean;
  authors: boolean;
}

const hasAny = async (context: ResolverContext, type: string): Promise<boolean> => {
  const { entries } = await context.nodeModel.findAll<Node>({ type, query: { limit: 1 } });
  return [...entries].length > 0;
};

export async function presentSections(context: ResolverContext): Promise<Sections> {
  const [docs, projects, resume, authors] = await Promise.all(
    ["Doc", "Project", "Resume", "Author"].map((type) => hasAny(context, type)),
  );
  return { docs: docs!, projects: projects!, resume: resume!, authors: authors! };
}

interface SiteNode extends Node {
  navbar: { left: SiteItem[]; right: SiteItem[] };
  footer: { title: string; items: SiteItem[] }[];
}

/** The entries of the navbar or the footer, without those that lead to a section or page this content does not have. */
export function keepPresentLinks(place: "navbar" | "footer") {
  return async (site: SiteNode, _: unknown, context: ResolverContext): Promise<unknown> => {
    const docs = await docLinks(context);
    const isPresent = await presenceCheck(context);
    const keep = (items: readonly SiteItem[]): SiteItem[] =>
      items
        .flatMap((item) => (item.kind === "doc" ? docs(item) : [{ ...item, items: keep(item.items ?? []) }]))
        .filter(isPresent);
    if (place === "navbar") return { left: keep(site.navbar.left), right: keep(site.navbar.right) };
    return site.footer.map((group) => ({ ...group, items: keep(group.items) })).filter(({ items }) => items.length > 0);
  };
}

interface StoredDoc extends Node {
  version: string;
  docId: string;
  path: string;
  sidebarLabel: string;
}

/** Turns an entry that names a document into a link to it, in the latest version; into nothing if it is not built. */
async function docLinks(context: ResolverContext): Promise<(item: SiteItem) => SiteItem[]> {
  const query = { filter: { built: { eq: true } } };
  const docs = [...(await context.nodeModel.findAll<StoredDoc>({ type: "Doc", query })).entries];
  const latest = await context.nodeModel.findOne<Node>({
    type: "DocVersion",
    query: { filter: { isLast: { eq: true } } },
  });
  return (item) => {
    const found = docs.filter(({ docId }) => docId === item.to);
    const doc = found.find(({ version }) => version === latest?.name) ?? found[0];
    return doc ? [{ ...item, kind: "link", label: item.label || doc.sidebarLabel, to: doc.path }] : [];
  };
}

async function presenceCheck(context: ResolverContext): Promise<(item: SiteItem) => boolean> {
  const sections = await presentSections(context);
  const { entries } = await context.nodeModel.findAll<Node>({
    type: "Page",
    query: { filter: { built: { eq: true } } },
  });
  const pages = Array.from(entries, (page) => String(page.path));
  return ({ kind, to, items }) => {
    if (kind === "dropdown" && items.length === 0) return false;
    if (to === null) return true;
    const [path = ""] = to.split(/[?#]/);
    if (isExternalUrl(to) || path === "" || path === "/") return true;
    if (path === DOCS_PATH || path.startsWith(`${DOCS_PATH}/`)) return sections.docs;
    if (isSamePath(path, PROJECTS_PATH)) return sections.projects;
    if (isSamePath(path, RESUME_PATH)) return sections.resume;
    return /^\/(blog|search)(\/|$)/.test(path) || pages.some((page) => isSamePath(page, path));
  };
}
