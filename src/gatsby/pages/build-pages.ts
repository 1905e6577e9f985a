import {
  APP_SHELL_PATH,
  comparablePath,
  OFFLINE_PATH,
  PROJECTS_PATH,
  RESUME_PATH,
  SEARCH_PATH,
  type Sections,
} from "../../shared/paths";
import type { PagedKind } from "../../content/content";
import type { DocVersionTree } from "../../shared/doc-versions";
import { filesBelow, relativeTo } from "../../shared/files";
import { buildAuthorPages, buildBlogPages, buildTagPages, type AuthorSummary, type PostSummary } from "./blog";
import { buildDocPages, buildDocTagPages, type DocSummary } from "./docs";
import type { PageSpec } from "./page-spec";

/** The data from which all pages are built. */
export interface PageData extends Record<PagedKind, readonly unknown[]> {
  /** The built posts, newest first. */
  posts: readonly PostSummary[];
  /** In the order of the authors' file. */
  authors: readonly AuthorSummary[];
  docs: readonly DocSummary[];
  docVersions: readonly DocVersionTree[];
  pages: readonly ProseSummary[];
  sections: Pick<Sections, "projects" | "resume">;
  postsPerPage: number;
}

interface ProseSummary {
  id: string;
  name: string;
  path: string;
}

/** How messages call the pages of the site that have no data. */
const NAMES: Record<string, string> = {
  "/": "the home page",
  [SEARCH_PATH]: "the search",
  [OFFLINE_PATH]: "the page for readers without a network",
  "/404": "the page for addresses that do not exist",
};

/** Matches the files in `src/pages/` for which Gatsby creates a page. */
const PAGE_FILE = /\.(?:[jt]sx?|mjs|mdx)$/;

/** Matches the files for which Gatsby creates no page, or one page for each node. */
const NO_PAGE = /[[{]|\/(?:_|\.|template-)[^/]*$|\/__tests__\/|\.(?:d|test|spec)\.\w+$/;

/** Returns the pages that Gatsby makes of the files in a folder, but for those that it makes of data. */
export const fixedPages = (folder: string): { path: string; name: string }[] =>
  filesBelow(folder)
    .map((file) => `/${relativeTo(folder, file)}`)
    .filter((file) => PAGE_FILE.test(file) && !NO_PAGE.test(file))
    .map((file) => {
      const path = file.replace(/(?:\/index)?\.\w+$/, "") || "/";
      return { path, name: NAMES[path] ?? `src/pages${file}` };
    });

/** The pages that need no data, with their names in messages. */
export const FIXED = [
  ...fixedPages("src/pages"),
  // Gatsby stores the data of the home page there.
  { path: "/index", name: NAMES["/"]! },
  { path: APP_SHELL_PATH, name: "an empty page for reading offline" },
];

/**
 * Returns all pages that depend on data. If two have the same address, the first one keeps it and the check warns about
 * the other.
 */
export function buildPages(data: PageData): PageSpec[] {
  const taken = new Set(FIXED.map(({ path }) => comparablePath(path)));
  return allPages(data).filter(({ path }) => {
    const key = comparablePath(path);
    return !taken.has(key) && taken.add(key);
  });
}

/** Returns all pages for the data. Several may have the same address. */
export function allPages({ posts, authors, docs, docVersions, pages, sections, postsPerPage }: PageData): PageSpec[] {
  return [
    ...buildBlogPages(posts, postsPerPage),
    ...buildTagPages(posts, postsPerPage),
    ...buildAuthorPages(authors, posts, postsPerPage),
    ...buildDocPages(docs, docVersions),
    ...buildDocTagPages(docs, docVersions),
    ...(sections.projects ? [{ path: PROJECTS_PATH, template: "projects", context: {} }] : []),
    ...(sections.resume ? [{ path: RESUME_PATH, template: "resume", context: {} }] : []),
    ...pages.flatMap(buildProsePages),
  ];
}

/** The page of a prose file. The contact page also has a second address, to which old links point. */
function buildProsePages({ id, name, path }: ProseSummary): PageSpec[] {
  const page = { path, template: "page", context: { id } };
  return name === "contact" ? [page, { ...page, path: "/contact/contact" }] : [page];
}
