import { graphql, useStaticQuery } from "gatsby";
import type { DocVersionTree } from "../../shared/doc-versions";

/** Returns the versions of the documentation with their sidebars. */
export function useDocVersions(): readonly DocVersionTree[] {
  const { docVersions } = useStaticQuery<Queries.DocsSidebarQuery>(graphql`
    query DocsSidebar {
      docVersions {
        name
        label
        path
        mainPath
        isLast
        banner
        badge
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
  return docVersions as unknown as readonly DocVersionTree[];
}
