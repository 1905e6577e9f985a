import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { SidebarItem } from "../../shared/sidebar";
import { contentDir } from "../content/folder";
import { buildAuthorPages } from "./authors";
import { buildBlogPages } from "./blog";
import { buildDocPages } from "./docs";
import type { PageSpec } from "./page-spec";
import { buildProsePages } from "./prose";
import { buildSectionPages } from "./sections";
import { buildTagPages } from "./tags";

/** Asks once for what all pages are made of and creates those that data decides. */
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
  const { blog, sections } = data.siteSettings;
  const posts = data.allPost.nodes;
  const specs = [
    ...buildBlogPages(posts, blog.postsPerPage),
    ...buildTagPages(posts, blog.postsPerPage),
    ...buildAuthorPages(data.allAuthor.nodes, posts, blog.postsPerPage),
    ...buildDocPages(data.allDoc.nodes, data.docSidebar.items as SidebarItem[]),
    ...buildSectionPages(sections),
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
