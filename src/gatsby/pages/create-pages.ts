import path from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import type { DocVersionTree } from "../../shared/doc-versions";
import { contentDir } from "../../content/folder";
import { buildPages } from "./build-pages";
import type { DocSummary } from "./docs";
import type { PageSpec } from "./page-spec";
import { inProduction } from "../../shared/visibility";

/** Queries the data of all pages once and creates the pages that depend on it. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      siteSettings {
        blog {
          postsPerPage
        }
        sections {
          projects
          resume
        }
      }
      allPost(filter: { built: { eq: true } }, sort: { sortKey: DESC }) {
        nodes {
          id
          path
          listed
          isModule
          filePath
          tagSlugs
          authorKeys
          series {
            name
          }
        }
      }
      allAuthor(sort: { position: ASC }) {
        nodes {
          key
          path
          hasPage
        }
      }
      allDoc(filter: { built: { eq: true } }, sort: { filePath: ASC }) {
        nodes {
          id
          version
          docId
          path
          listed
          tagSlugs
          pagination
        }
      }
      allPage(filter: { built: { eq: true } }, sort: { filePath: ASC }) {
        nodes {
          id
          name
          path
        }
      }
      docVersions(unlisted: true) {
        name
        path
        mainPath
        isLast
        noIndex
        sidebars
        strays {
          docId
          path
          sidebar
        }
      }
    }
  `);
  if (errors || !data?.siteSettings) {
    reporter.panicOnBuild("The pages cannot be created: the query for the content failed.", errors);
    return;
  }
  const specs = buildPages({
    posts: data.allPost.nodes,
    authors: data.allAuthor.nodes,
    docs: data.allDoc.nodes as readonly DocSummary[],
    docVersions: data.docVersions as unknown as readonly DocVersionTree[],
    pages: data.allPage.nodes,
    sections: data.siteSettings.sections,
    postsPerPage: data.siteSettings.blog.postsPerPage,
  });
  for (const spec of specs) createPage(spec, actions.createPage);
}

function createPage(
  { path: address, template, context, contentFile }: PageSpec,
  create: CreatePagesArgs["actions"]["createPage"],
) {
  const file = path.resolve("src/templates", `${template}.tsx`);
  const component = contentFile ? `${file}?__contentFilePath=${path.join(contentDir(), contentFile)}` : file;
  usedTemplates.add(file);
  create({ path: address, component, context });
}

const usedTemplates = new Set<string>();

/**
 * Removes the query of a template that no page uses, because Gatsby would warn about it. Only during a build, since
 * development may add pages, and not while generating the types of all queries.
 */
export const hideUnusedQueries: GatsbyNode["preprocessSource"] = ({ filename, contents }) => {
  const isUnused = filename.startsWith(path.resolve("src/templates")) && !usedTemplates.has(filename);
  const isHidden = isUnused && inProduction() && process.env.GENERATE_TYPES !== "1";
  return isHidden ? contents.replace(/graphql`[^`]*`/g, "``") : undefined;
};
