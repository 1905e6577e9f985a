import type { Node } from "gatsby";
import type { Texts } from "../../content/content";
import type { IndexedPage } from "../records";
import type { DocVersionTree } from "../../shared/doc-versions";
import type { Body } from "../../shared/body";
import { flattenSidebar, sidebarTrail } from "../../shared/sidebar";
import { toIndexedPage, toProjectsPage, toResumePage, type SearchProject } from "./pages";

/** A node with a text. */
interface StoredText extends Node {
  filePath: string;
  text: string;
}

/** Compiles a text as for its page. */
type RenderBody = (source: StoredText) => Promise<{ body: Body }>;

/**
 * The resolver's data for the search: Gatsby's node model, the listed posts (newest first), and the versions of the
 * documentation.
 */
interface SearchSources {
  nodeModel: {
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
  posts: readonly Node[];
  versions: readonly DocVersionTree[];
}

interface Listed extends StoredText {
  path: string;
  title: string;
  description: string;
  tagSlugs?: string[];
  tagReferences?: { slug: string; label: string }[];
  version?: string;
  year?: number;
}

/**
 * The rank among pages with equally good matches: docs of the latest version, then pages, then posts, then docs of
 * other versions.
 */
const RANKS = { doc: 30, page: 20, post: 10, otherDoc: 0 };

/** Finds everything searchable in a fixed order: pages, docs, then posts from the oldest to the newest. */
export async function findIndexedPages(
  { nodeModel, posts: listedPosts, versions: allVersions }: SearchSources,
  render: RenderBody,
): Promise<IndexedPage[]> {
  const all = async <T>(type: string, query = {}): Promise<T[]> => [
    ...(await nodeModel.findAll<T>({ type, query })).entries,
  ];
  const inOrder = (filter: Record<string, unknown>) => ({ filter, sort: { fields: ["path"], order: ["ASC"] } });
  const labels = new Map((await all<Node>("Tag")).map(({ slug, label }) => [String(slug), String(label)]));
  const labelOf = (slug: string, text: Listed) =>
    labels.get(slug) ?? text.tagReferences?.find((tag) => tag.slug === slug)?.label ?? slug;
  const facts = async (text: Listed) => ({
    path: text.path,
    title: text.title,
    description: text.description,
    body: (await render(text)).body,
    tags: (text.tagSlugs ?? []).map((slug) => labelOf(slug, text)),
  });
  const versions = allVersions.filter(({ noIndex }) => !noIndex);
  const site = (await nodeModel.findOne<SiteTexts>({ type: "SiteSettings", query: {} }))!;
  const pages = (await all<Listed>("Page", inOrder({ built: { eq: true }, unlisted: { eq: false } }))).map(
    async (page) => toIndexedPage({ ...(await facts(page)), kind: "page", group: "Pages", rank: RANKS.page }),
  );
  const docs = (await all<Listed>("Doc", inOrder({ listed: { eq: true } }))).flatMap((doc) => {
    const version = versions.find(({ name }) => name === doc.version);
    if (!version) return [];
    const place = { group: groupOf(version, doc.path), version: [version.name], rank: rankOf(version) };
    return [facts(doc).then((text) => toIndexedPage({ ...text, ...place, kind: "doc" }))];
  });
  const posts = listedPosts.toReversed().map(async (node) => {
    const post = node as unknown as Listed;
    const place = { group: site.blog.title, year: post.year, rank: RANKS.post };
    return toIndexedPage({ ...(await facts(post)), ...place, kind: "post" });
  });
  const projects = await projectsPage(await all("Project", PROJECT_ORDER), site, render);
  const resumes = (await all<Node>("Resume")).map((resume) => toResumePage(resume, RANKS.page));
  const found: Record<keyof Texts | "resumes" | "categories", (IndexedPage | Promise<IndexedPage>)[]> = {
    pages,
    resumes,
    docs,
    categories: categoryPages(versions),
    projects,
    posts,
  };
  return Promise.all(Object.values(found).flat());
}

interface SiteTexts {
  blog: { title: string };
  projects: { description: string };
}

const PROJECT_ORDER = { sort: { fields: ["featured", "date"], order: ["DESC", "DESC"] } };

async function projectsPage(
  projects: (StoredText & Omit<SearchProject, "body">)[],
  site: SiteTexts,
  render: RenderBody,
): Promise<IndexedPage[]> {
  if (projects.length === 0) return [];
  const texts = await Promise.all(
    projects.map(async (project) => ({ ...project, body: (await render(project)).body })),
  );
  return [toProjectsPage(texts, site.projects.description, RANKS.page)];
}

const rankOf = ({ isLast }: DocVersionTree): number => (isLast ? RANKS.doc : RANKS.otherDoc);

/** Returns the label of the top-level category of a doc, which is also its first breadcrumb. */
function groupOf({ sidebars }: DocVersionTree, path: string): string {
  const [top] =
    Object.values(sidebars)
      .map((items) => sidebarTrail(items, path))
      .find(({ length }) => length > 0) ?? [];
  return top?.type === "category" ? top.label : "Docs";
}

/** Returns the generated pages of categories, which have no file. */
function categoryPages(versions: readonly DocVersionTree[]): IndexedPage[] {
  return versions.flatMap((version) =>
    Object.values(version.sidebars)
      .flatMap(flattenSidebar)
      .filter(({ type, path, docId, unlisted }) => type === "category" && path !== null && !docId && !unlisted)
      .map(({ label, title = label, description, path }) =>
        toIndexedPage({
          kind: "doc",
          path: path!,
          group: groupOf(version, path!),
          title,
          description,
          version: [version.name],
          rank: rankOf(version),
        }),
      ),
  );
}
