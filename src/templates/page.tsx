import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { Contents } from "../components/prose/contents";
import { LastUpdated } from "../components/prose/last-updated";
import { Prose } from "../components/prose/prose";
import { VisibilityNote } from "../components/prose/visibility-note";
import { PageHead } from "../components/seo/page-head";
import type { Body, ContentsEntry } from "../shared/body";

export default function PageTemplate({ data }: PageProps<Queries.ProsePageQuery>) {
  const page = data.page!;
  return (
    <div className={["page-width page-narrow page-body text-page", page.wrapperClassName].filter(Boolean).join(" ")}>
      <Main>
        <header className="page-header">
          <h1>{page.title}</h1>
          {page.updated && (
            <p className="meta post-meta">
              <LastUpdated date={page.updated} by={page.updatedBy} />
            </p>
          )}
        </header>
        <VisibilityNote draft={page.draft} unlisted={page.unlisted} />
        <Prose body={page.body as unknown as Body} />
      </Main>
      <Contents entries={page.contents as unknown as ContentsEntry[]} />
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.ProsePageQuery>) {
  const page = data.page!;
  const { metaTitle, description, path, keywords, unlisted, image } = page;
  return (
    <PageHead
      title={metaTitle}
      description={description}
      path={path}
      image={image}
      keywords={keywords}
      noIndex={unlisted}
      subject={{ kind: "prose", name: page.name, page }}
    />
  );
}

export const query = graphql`
  query ProsePage($id: String!) {
    page(id: { eq: $id }) {
      name
      title
      metaTitle
      description
      path
      keywords
      draft
      unlisted
      updated
      updatedBy
      wrapperClassName
      body
      contents
      image {
        childImageSharp {
          gatsbyImageData(width: 1200)
        }
      }
    }
  }
`;
