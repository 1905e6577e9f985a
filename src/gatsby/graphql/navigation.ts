import type { Node } from "gatsby";
import {
  BLOG_PATH,
  comparablePath,
  DOCS_PATH,
  isExternalUrl,
  isInAbsentSection,
  isWithin,
  PROJECTS_PATH,
  RESUME_PATH,
  type Sections,
} from "../../shared/paths";
import type { Site } from "../../content/site";
import type { SiteItem } from "../../content/site-items";
import { whyBroken } from "../../markdown/links/site-file";
import { buildProsePages, FIXED, type ProseSummary } from "../pages/build-pages";
import { findAll, type ResolverContext, type StoredDoc } from "./context";

const BUILT = { built: { eq: true } };

const hasAny = async (context: ResolverContext, type: string, filter = {}): Promise<boolean> =>
  (await findAll(context, type, { filter, limit: 1 })).length > 0;

/** Returns which sections of the site have content. */
export async function presentSections(context: ResolverContext): Promise<Sections> {
  const [docs, projects, resume, authors, archive, tags] = await Promise.all([
    hasAny(context, "Doc", BUILT),
    hasAny(context, "Project"),
    hasAny(context, "Resume"),
    hasAny(context, "Author"),
    hasAny(context, "Post", { listed: { eq: true } }),
    hasAny(context, "Tag", { postCount: { gt: 0 } }),
  ]);
  return { docs, projects, resume, authors, archive, tags };
}

type SiteNode = Node & Pick<Site, "navbar" | "footer">;

/** Returns the entries of the navbar or the footer without links to sections and pages that do not exist. */
export function keepPresentLinks(place: "navbar" | "footer") {
  return async (site: SiteNode, _: unknown, context: ResolverContext): Promise<unknown> => {
    const docs = await docLinks(context);
    const isPresent = await presenceCheck(context);
    const keep = (items: readonly SiteItem[]): SiteItem[] =>
      items
        .flatMap((item) => (item.kind === "doc" ? docs(item) : [{ ...item, items: keep(item.items) }]))
        .filter(isPresent);
    if (place === "navbar") return { left: keep(site.navbar.left), right: keep(site.navbar.right) };
    return site.footer.map((group) => ({ ...group, items: keep(group.items) })).filter(({ items }) => items.length > 0);
  };
}

/** Turns an entry for a document into a link to its latest version, or removes it if the document is not built. */
async function docLinks(context: ResolverContext): Promise<(item: SiteItem) => SiteItem[]> {
  const docs = await findAll<StoredDoc>(context, "Doc", { filter: BUILT });
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

/** Sections whose pages are not known here. */
const PARTS = [BLOG_PATH, DOCS_PATH];

async function presenceCheck(context: ResolverContext): Promise<(item: SiteItem) => boolean> {
  const sections = await presentSections(context);
  const shown = await findAll<Node & ProseSummary>(context, "Page", { filter: BUILT });
  const paths = [...FIXED, ...shown.flatMap(buildProsePages)].map(({ path }) => path);
  const pages = new Set([...paths, PROJECTS_PATH, RESUME_PATH].map(comparablePath));
  const isPage = (path: string): boolean =>
    PARTS.some((part) => isWithin(part, path)) || pages.has(comparablePath(path));
  return ({ kind, to, items }) => {
    if (kind === "dropdown" && items.length === 0) return false;
    if (to === null) return true;
    const [path = ""] = to.split(/[?#]/);
    if (isExternalUrl(to) || path === "") return true;
    return !isInAbsentSection(path, sections) && !whyBroken(path, isPage);
  };
}
