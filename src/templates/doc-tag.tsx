import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { DocCards } from "../components/docs/doc-cards";
import { VersionBadge, VersionBanner } from "../components/docs/version-notice";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { lengthen } from "../shared/page-description";

interface Context {
  tagAddress: string;
  noIndex: boolean;
}

const titleOf = ({ docTags: [tag] }: Queries.DocTagPageQuery): string =>
  tag!.docCount === 1 ? `One doc tagged with "${tag!.label}"` : `${tag!.docCount} docs tagged with "${tag!.label}"`;

export default function DocTagTemplate({ data, pageContext }: PageProps<Queries.DocTagPageQuery, Context>) {
  const tag = data.docTags[0]!;
  return (
    <div className="page-width page-body">
      <Main>
        <VersionBanner />
        <header className="page-header">
          <VersionBadge />
          <h1>{titleOf(data)}</h1>
          {tag.description && <p className="page-lead">{tag.description}</p>}
          {tag.listed && (
            <p>
              <Link to={pageContext.tagAddress.replace(/\/[^/]+$/, "")}>View all tags</Link>
            </p>
          )}
        </header>
        <DocCards cards={tag.docs.map((doc) => ({ ...doc, label: doc.title }))} />
      </Main>
    </div>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocTagPageQuery, Context>) {
  const { label, description } = data.docTags[0]!;
  const page = {
    title: titleOf(data),
    description: lengthen(description, `Every page of the documentation about ${label}, by title.`),
    path: pageContext.tagAddress,
  };
  const trail = [{ label, path: page.path }];
  return <PageHead {...page} noIndex={pageContext.noIndex} subject={{ kind: "docs", page, trail }} />;
}

export const query = graphql`
  query DocTagPage($version: String!, $slug: String!) {
    docTags(version: $version, slug: $slug) {
      label
      description
      docCount
      listed
      docs {
        title
        path
        description
      }
    }
  }
`;
