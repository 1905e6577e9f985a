import path from "node:path";
import type { CreatePageArgs, CreatePagesArgs } from "gatsby";
import { canonicalPath, PROJECTS_PATH, RESUME_PATH } from "../../shared/paths";
import type { SidebarItem } from "../../shared/sidebar";
import { contentDir } from "../content/folder";
import { buildAuthorPages } from "./authors";
import { buildBlogPages } from "./blog";
import { buildDocPages } from "./docs";
import type { PageSpec } from "./page-spec";
import { buildProsePages } from "./prose";
import { buildTagPages } from "./tags";

/** Asks once for what all pages are made of and creates those that data decides. */
export async function createContentPages({ graphql, actions, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      siteSettings {
        blog {
          postsPerPage
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
        }
      }
      allAuthor(sort: { position: ASC }) {
        nodes {
          key
          path
          hasPage
        }
      }
      allDoc(filter: { built: { eq: true } }) {
        nodes {
          id
          docId
          path
        }
      }
      allPage(filter: { built: { eq: true } }) {
        nodes {
          id
          name
          path
        }
      }
      docSidebar {
        items {
          ...SidebarItem
          items {
            ...SidebarItem
            items {
              ...SidebarItem
              items {
                ...SidebarItem
              }
            }
          }
        }
      }
    }

    fragment SidebarItem on DocSidebarItem {
      type
      label
      path
      description
      docId
    }
  `);
  if (errors || !data?.siteSettings) {
    reporter.panicOnBuild("The pages cannot be created: the query for the content failed.", errors);
    return;
  }
  const { postsPerPage } = data.siteSettings.blog;
  const posts = data.allPost.nodes;
  const specs = [
    ...buildBlogPages(posts, postsPerPage),
    ...buildTagPages(posts, postsPerPage),
    ...buildAuthorPages(data.allAuthor.nodes, posts, postsPerPage),
    ...buildDocPages(data.allDoc.nodes, data.docSidebar.items as SidebarItem[]),
    ...buildProsePages(data.allPage.nodes),
  ];
  for (const spec of withoutDuplicates(specs)) createPage(spec, actions.createPage);
}

/** The first of several pages with one address wins; the check of the content has warned of the others. */
function withoutDuplicates(specs: readonly PageSpec[]): PageSpec[] {
  const taken = new Set<string>();
  return specs.filter(({ path: address }) => !taken.has(address) && taken.add(address));
}

function createPage(
  { path: address, template, context, contentFile }: PageSpec,
  create: CreatePagesArgs["actions"]["createPage"],
) {
  const file = path.resolve("src/templates", `${template}.tsx`);
  const component = contentFile ? `${file}?__contentFilePath=${path.join(contentDir(), contentFile)}` : file;
  create({ path: address, component, context });
}

/** Gives the pages of `src/pages` their canonical addresses, and leaves out those of sections without content. */
export function adaptFixedPage({ page, actions, getNodesByType }: CreatePageArgs): void {
  const sections: Record<string, string> = { [PROJECTS_PATH]: "Project", [RESUME_PATH]: "Resume" };
  const address = canonicalPath(page.path);
  const needed = sections[address];
  const isAbsent = needed !== undefined && getNodesByType(needed).length === 0;
  if (!isAbsent && address === page.path) return;
  actions.deletePage(page);
  if (!isAbsent) actions.createPage({ ...page, path: address });
}
