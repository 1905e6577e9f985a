import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { TagList } from "../components/blog/tag-list";
import { DocsSidebar } from "../components/docs/docs-sidebar";
import { VersionBadge, VersionBanner } from "../components/docs/version-notice";
import { Main } from "../components/layout/main";
import { Breadcrumbs } from "../components/navigation/breadcrumbs";
import { Pager } from "../components/navigation/pager";
import { Contents, FoldedContents } from "../components/prose/contents";
import { LastUpdated } from "../components/prose/last-updated";
import { Prose } from "../components/prose/prose";
import { VisibilityNote } from "../components/prose/visibility-note";
import { PageHead } from "../components/seo/page-head";
import { ArticleHead } from "../components/seo/article-head";
import { SiteLink } from "../components/ui/site-link";
import type { Body, ContentsEntry } from "../shared/body";
import { markdownPath } from "../shared/paths";
import type { DocNavigation } from "../shared/sidebar";

interface Context {
  navigation: DocNavigation;
}

export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocPageQuery, Context>) {
  const doc = data.doc!;
  const { trail, previous, next, sidebar } = pageContext.navigation;
  const contents = doc.contents as unknown as ContentsEntry[];
  return (
    <div className="page-width page-body page-columns page-columns-three">
      <DocsSidebar sidebar={sidebar} />
      <Main>
        <VersionBanner />
        <Breadcrumbs trail={trail} />
        <article>
          <header className={doc.hideTitle ? undefined : "page-header"}>
            <VersionBadge />
            <h1 className={doc.hideTitle ? "visually-hidden" : undefined}>{doc.title}</h1>
          </header>
          <VisibilityNote draft={doc.draft} unlisted={doc.unlisted} />
          <FoldedContents entries={contents} />
          <Prose body={doc.body as unknown as Body} />
          <TagList tags={doc.tags} />
          <p className="meta cluster cluster-apart edit-row doc-edit-row">
            {doc.editUrl && <SiteLink to={doc.editUrl}>Edit this page</SiteLink>}
            <LastUpdated date={doc.updated} by={doc.updatedBy} />
          </p>
        </article>
        <Pager label="Docs pages" previous={previous} next={next} captions={{ previous: "Previous", next: "Next" }} />
      </Main>
      <Contents entries={contents} />
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocPageQuery, Context>) {
  const doc = data.doc!;
  const { metaTitle, description, keywords, listed, image, updated } = doc;
  const { canonicalPath: path, noIndex = false, trail, version } = pageContext.navigation;
  return (
    <PageHead
      title={metaTitle}
      description={description}
      path={path}
      type="article"
      image={image}
      keywords={keywords}
      noIndex={noIndex || !listed}
      subject={{ kind: "doc", page: { title: doc.title, description, path, keywords, updated }, trail }}
    >
      {/* No JSX: in development (`jsxRuntime` in src/gatsby/config.ts) it does not call `createElement`, which Gatsby
          replaces to merge these attributes into the document element. React would remove all others. */}
      {React.createElement("html", { "data-docs-version": version, "data-doc-id": doc.docId })}
      <ArticleHead article={doc} markdown={listed ? markdownPath(doc.path) : null} />
    </PageHead>
  );
}

export const query = graphql`
  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      docId
      path
      title
      metaTitle
      description
      keywords
      draft
      unlisted
      listed
      hideTitle
      body
      updated
      updatedBy
      tags {
        slug
        label
        path
        description
      }
      image {
        childImageSharp {
          gatsbyImageData(width: 1200)
        }
      }
      editUrl
      contents
    }
  }
`;
