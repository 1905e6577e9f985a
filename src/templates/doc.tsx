import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { DocsSidebar } from "../components/docs/docs-sidebar";
import { Main } from "../components/layout/main";
import { sitePath } from "../components/layout/site-path";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { Pager } from "../components/navigation/pager";
import { Contents, FoldedContents } from "../components/prose/contents";
import { Prose } from "../components/prose/prose";
import { PageHead } from "../components/seo/page-head";
import { SiteLink } from "../components/ui/site-link";
import type { Body } from "../shared/body";
import { formatDate } from "../shared/dates";
import type { DocNavigation } from "../shared/sidebar";

interface Context {
  navigation: DocNavigation;
}

export default function DocTemplate({ data, pageContext, location }: PageProps<Queries.DocPageQuery, Context>) {
  const doc = data.doc!;
  const { trail, previous, next } = pageContext.navigation;
  const contents = { headings: doc.headings, min: doc.tocMinHeadingLevel, max: doc.tocMaxHeadingLevel };
  return (
    <div className="container page columns columns-three">
      <DocsSidebar pathname={sitePath(location.pathname)} />
      <Main>
        <Breadcrumbs trail={trail} />
        <article>
          <header className="page-header">
            <h1>{doc.title}</h1>
          </header>
          {!doc.hideTableOfContents && <FoldedContents {...contents} />}
          <Prose body={doc.body as unknown as Body} />
          <p className="edit-row doc-edit-row">
            {doc.editUrl && <SiteLink to={doc.editUrl}>Edit this page</SiteLink>}
            {doc.updated && (
              <span>
                Last updated on <time dateTime={doc.updated}>{formatDate(doc.updated)}</time>
              </span>
            )}
          </p>
        </article>
        <Pager label="Docs pages" previous={previous} next={next} captions={{ previous: "Previous", next: "Next" }} />
      </Main>
      {!doc.hideTableOfContents && <Contents {...contents} />}
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocPageQuery, Context>) {
  const { metaTitle, description, keywords, listed } = data.doc!;
  const path = pageContext.navigation.canonicalPath;
  return <PageHead title={metaTitle} description={description} path={path} keywords={keywords} noIndex={!listed} />;
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      title
      metaTitle
      description
      keywords
      listed
      body
      updated
      editUrl
      headings {
        id
        text
        level
      }
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
    }
  }
`;
