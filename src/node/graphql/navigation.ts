import type { Node } from "gatsby";
import { DOCS_PATH, isExternalUrl, isSamePath, PROJECTS_PATH, RESUME_PATH } from "../../shared/paths";
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

interface Link {
  label: string;
  to: string;
}

interface SiteNode extends Node {
  navbar: { left: Link[]; right: Link[] };
  footer: { title: string; items: Link[] }[];
}

/** The links of the navbar or the footer, without those that lead to a section or page this content does not have. */
export function keepPresentLinks(place: "navbar" | "footer") {
  return async (site: SiteNode, _: unknown, context: ResolverContext): Promise<unknown> => {
    const isPresent = await presenceCheck(context);
    if (place === "navbar") {
      return { left: site.navbar.left.filter(isPresent), right: site.navbar.right.filter(isPresent) };
    }
    return site.footer
      .map((group) => ({ ...group, items: group.items.filter(isPresent) }))
      .filter(({ items }) => items.length > 0);
  };
}

async function presenceCheck(context: ResolverContext): Promise<(link: Link) => boolean> {
  const sections = await presentSections(context);
  const { entries } = await context.nodeModel.findAll<Node>({
    type: "Page",
    query: { filter: { built: { eq: true } } },
  });
  const pages = Array.from(entries, (page) => String(page.path));
  return ({ to }) => {
    const [path = ""] = to.split(/[?#]/);
    if (isExternalUrl(to) || path === "" || path === "/") return true;
    if (path === DOCS_PATH || path.startsWith(`${DOCS_PATH}/`)) return sections.docs;
    if (isSamePath(path, PROJECTS_PATH)) return sections.projects;
    if (isSamePath(path, RESUME_PATH)) return sections.resume;
    return /^\/(blog|search)(\/|$)/.test(path) || pages.some((page) => isSamePath(page, path));
  };
}
