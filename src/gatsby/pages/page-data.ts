import { sectionsOf, type Content, type PagedKind, type TEXT_TYPES } from "../../content/content";
import { buildDocVersions } from "../../content/docs/doc-version-trees";
import { formatOf } from "../../content/post";
import type { DocVersionTree } from "../../shared/doc-versions";
import { toDocFields } from "../nodes/node-fields";
import type { PageData } from "./build-pages";
import type { DocSummary } from "./docs";

/** The id of the node of a text, by the path of its file below the content folder. */
type IdOf = (type: (typeof TEXT_TYPES)[PagedKind], file: string) => string;

/** Returns the data for all pages of the content. The check and the build agree on addresses because both use it. */
export function pageData(content: Content, idOf: IdOf): PageData {
  const { posts, pages, authors, site } = content;
  const newestFirst = [...posts].sort((a, b) => (a.value.sortKey > b.value.sortKey ? -1 : 1));
  return {
    posts: newestFirst.map(({ file: { relativePath }, value: { front, path, tags, authorKeys, text } }) => ({
      id: idOf("Post", relativePath),
      path,
      filePath: relativePath,
      isModule: formatOf(relativePath, text) === "module",
      listed: !front.unlisted,
      tagSlugs: tags.map(({ slug }) => slug),
      authorKeys,
      series: front.series === undefined ? null : { name: front.series },
    })),
    authors: authors.map(({ key, path, page }) => ({ key, path, hasPage: page })),
    ...docData(content, idOf),
    pages: pages.map(({ file, value: { name, path } }) => ({ id: idOf("Page", file.relativePath), name, path })),
    sections: sectionsOf(content),
    postsPerPage: site.blog.postsPerPage,
  };
}

/** Returns the data for the pages of the documentation. Their sidebars are without descriptions of documents. */
function docData(
  { docs, docVersions, docFolders, docSidebars }: Content,
  idOf: IdOf,
): { docs: DocSummary[]; docVersions: DocVersionTree[] } {
  const records = docs.map(({ file, value }) => ({
    ...toDocFields(value),
    id: idOf("Doc", file.relativePath),
    description: "",
    listed: !value.front.unlisted,
    tagSlugs: value.tags.map(({ slug }) => slug),
  }));
  const [folders, sidebars] = [docFolders.map(({ value }) => value), docSidebars.map(({ value }) => value)];
  return { docs: records, docVersions: buildDocVersions({ versions: docVersions, docs: records, folders, sidebars }) };
}
