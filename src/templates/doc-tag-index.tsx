import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { TagIndex } from "../components/blog/tag-index";
import { VersionBadge, VersionBanner } from "../components/docs/version-notice";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";

interface Context {
  tagAddress: string;
  noIndex: boolean;
}

export default function DocTagIndexTemplate({ data }: PageProps<Queries.DocTagIndexPageQuery, Context>) {
  return (
    <div className="page-width page-body">
      <Main>
        <VersionBanner />
        <header className="page-header">
          <VersionBadge />
          <h1>Tags</h1>
          <p className="page-lead">Every subject of the documentation.</p>
        </header>
        <TagIndex tags={data.docTags.filter(({ listed }) => listed)} />
      </Main>
    </div>
  );
}

export function Head({ pageContext }: HeadProps<Queries.DocTagIndexPageQuery, Context>) {
  const page = {
    title: "Tags of the documentation",
    description: "Every subject of the documentation by its first letter, with the number of its pages.",
    path: pageContext.tagAddress,
  };
  const trail = [{ label: "Tags", path: page.path }];
  return <PageHead {...page} noIndex={pageContext.noIndex} subject={{ kind: "docs", page, trail }} />;
}

export const query = graphql`
  query DocTagIndexPage($version: String!) {
    docTags(version: $version) {
      slug
      label
      description
      path
      listed
    }
  }
`;
