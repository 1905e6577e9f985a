import { graphql, Link, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { DocsSidebar } from "../components/docs/docs-sidebar";
import { Main } from "../components/layout/main";
import { sitePath } from "../components/layout/site-path";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { Pager } from "../components/navigation/pager";
import { PageHead } from "../components/seo/page-head";
import { sidebarTrail, type DocNavigation, type SidebarItem } from "../shared/sidebar";
import "./doc-category.css";

interface Context {
  navigation: DocNavigation;
}

const categoryOf = (data: Queries.DocCategoryPageQuery, path: string): SidebarItem =>
  sidebarTrail(data.docSidebar.items as unknown as SidebarItem[], path).at(-1)!;

export default function DocCategoryTemplate({
  data,
  pageContext,
  location,
}: PageProps<Queries.DocCategoryPageQuery, Context>) {
  const category = categoryOf(data, pageContext.navigation.canonicalPath);
  const { trail, previous, next } = pageContext.navigation;
  return (
    <div className="container page columns">
      <DocsSidebar pathname={sitePath(location.pathname)} />
      <Main>
        <Breadcrumbs trail={trail} />
        <header className="page-header">
          <h1>{category.label}</h1>
          {category.description && <p className="lead">{category.description}</p>}
        </header>
        <ul role="list" className="doc-cards">
          {category.items.map((item) => (
            <li key={item.path}>
              <h2>
                <Link to={item.path}>{item.label}</Link>
              </h2>
              <p>{descriptionOf(item)}</p>
            </li>
          ))}
        </ul>
        <Pager label="Docs pages" previous={previous} next={next} captions={{ previous: "Previous", next: "Next" }} />
      </Main>
    </div>
  );
}

function descriptionOf(item: SidebarItem): string {
  if (item.type === "doc" || item.description) return item.description;
  return item.items.length === 1 ? "1 item" : `${item.items.length} items`;
}

export function Head({ data, pageContext }: HeadProps<Queries.DocCategoryPageQuery, Context>) {
  const { label, description } = categoryOf(data, pageContext.navigation.canonicalPath);
  return (
    <PageHead
      title={label}
      description={description || `Documentation of ${label}.`}
      path={pageContext.navigation.canonicalPath}
    />
  );
}

export const query = graphql`
  query DocCategoryPage {
    docSidebar {
      items {
        ...DocCard
        items {
          ...DocCard
          items {
            ...DocCard
            items {
              ...DocCard
            }
          }
        }
      }
    }
  }

  fragment DocCard on DocSidebarItem {
    type
    label
    path
    description
    docId
  }
`;
