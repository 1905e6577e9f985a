import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { DocCards } from "../components/docs/doc-cards";
import { DocsSidebar } from "../components/docs/docs-sidebar";
import { VersionBadge, VersionBanner } from "../components/docs/version-notice";
import { Main } from "../components/layout/main";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { Pager } from "../components/navigation/pager";
import { PageHead } from "../components/seo/page-head";
import { lengthen } from "../shared/page-description";
import type { DocNavigation } from "../shared/sidebar";

interface Context {
  navigation: DocNavigation;
}

export default function DocCategoryTemplate({ data, pageContext }: PageProps<Queries.DocCategoryPageQuery, Context>) {
  const { title, description, cards } = data.docCategoryPage!;
  const { trail, previous, next } = pageContext.navigation;
  return (
    <div className="page-width page-body page-columns">
      <DocsSidebar />
      <Main>
        <VersionBanner />
        <Breadcrumbs trail={trail} />
        <header className="page-header">
          <VersionBadge />
          <h1>{title}</h1>
          {description && <p className="page-lead">{description}</p>}
        </header>
        <DocCards cards={cards} />
        <Pager label="Docs pages" previous={previous} next={next} captions={{ previous: "Previous", next: "Next" }} />
      </Main>
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocCategoryPageQuery, Context>) {
  const { title, description } = data.docCategoryPage!;
  const { canonicalPath: path, noIndex = false, trail, version } = pageContext.navigation;
  const page = { title, description: lengthen(description, `Every page of the documentation about ${title}.`), path };
  return (
    <PageHead {...page} noIndex={noIndex} subject={{ kind: "docs", page, trail }}>
      {/* No JSX: in development (`jsxRuntime` in src/gatsby/config.ts) it does not call `createElement`, which Gatsby
          replaces to merge this attribute into the document element. React would remove all others. */}
      {React.createElement("html", { "data-docs-version": version })}
    </PageHead>
  );
}

export const query = graphql`
  query DocCategoryPage($category: String!) {
    docCategoryPage(path: $category) {
      title
      description
      cards {
        label
        path
        description
      }
    }
  }
`;
