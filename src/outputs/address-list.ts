import type { BuildArgs } from "gatsby";
import type { PagedKind } from "../content/content";
import type { KnownPage } from "../shared/nearest-pages";
import {
  ARCHIVE_PATH,
  AUTHORS_PATH,
  BLOG_PATH,
  DOCS_PATH,
  PROJECTS_PATH,
  RESUME_PATH,
  TAGS_PATH,
} from "../shared/paths";

type Titled = readonly { path: string; title: string }[];

/** The pages that list the content. A site without such content does not have them. */
export const SECTIONS: KnownPage[] = [
  [BLOG_PATH, "Blog"],
  [ARCHIVE_PATH, "Archive"],
  [TAGS_PATH, "Tags"],
  [AUTHORS_PATH, "Authors"],
  [DOCS_PATH, "Docs"],
  [PROJECTS_PATH, "Projects"],
  [RESUME_PATH, "Resume"],
];

/** Returns the sections, listed texts and tags with a page, and their titles. The not-found page suggests the nearest. */
export function listAddresses(
  { posts, docs, pages }: Record<PagedKind, Titled>,
  { getNodesByType }: Pick<BuildArgs, "getNodesByType">,
): KnownPage[] {
  const built = new Set(getNodesByType("SitePage").map((page) => page.path));
  const titled = [...posts, ...docs, ...pages].map(({ path, title }): KnownPage => [path, title]);
  // The order of nodes changes after an edit.
  const tags = getNodesByType("Tag").map(({ path, label }): KnownPage => [
    String(path),
    `Posts about ${String(label)}`,
  ]);
  tags.sort(([a], [b]) => (a < b ? -1 : 1));
  return [...new Map([...SECTIONS, ...titled, ...tags])].filter(([address]) => built.has(address));
}
