import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { Prose } from "../components/prose/prose";
import { PageHead } from "../components/seo/page-head";
import type { Body } from "../shared/body";
import { formatDate } from "../shared/dates";

export default function PageTemplate({ data }: PageProps<Queries.ProsePageQuery>) {
  const page = data.page!;
  return (
    <div className="container page">
      <Main>
        <header className="page-header">
          <h1>{page.title}</h1>
          {page.updated && (
            <p className="post-meta">
              Last updated on <time dateTime={page.updated}>{formatDate(page.updated)}</time>
            </p>
          )}
        </header>
        <Prose body={page.body as unknown as Body} />
      </Main>
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.ProsePageQuery>) {
  const { metaTitle, description, path, keywords, unlisted } = data.page!;
  return <PageHead title={metaTitle} description={description} path={path} keywords={keywords} noIndex={unlisted} />;
}

export const query = graphql`
  query ProsePage($id: String!) {
    page(id: { eq: $id }) {
      title
      metaTitle
      description
      path
      keywords
      unlisted
      updated
      body
    }
  }
`;
