import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { TagList } from "../components/blog/tag-list";
import { VersionBadge, VersionBanner } from "../components/docs/version-notice";
import { Main } from "../components/layout/main";
import { sitePath } from "../components/layout/site-path";
import { PageHead } from "../components/seo/page-head";
import "./tag-index.css";

interface Context {
  version: string;
  tagAddress: string;
  noIndex: boolean;
}

type Tag = Queries.DocTagIndexPageQuery["docTags"][number];

/** Tags, which come by their labels, by the first letter. */
function groupByLetter(tags: readonly Tag[]): [string, Tag[]][] {
  const groups = new Map<string, Tag[]>();
  for (const tag of tags) {
    const letter = (tag.label[0] ?? "").toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups];
}

export default function DocTagIndexTemplate({ data, location }: PageProps<Queries.DocTagIndexPageQuery, Context>) {
  const pathname = sitePath(location.pathname);
  return (
    <div className="container page">
      <Main>
        <VersionBanner pathname={pathname} />
        <header className="page-header">
          <VersionBadge pathname={pathname} />
          <h1>Tags</h1>
          <p className="lead">Every subject of the documentation.</p>
        </header>
        <div className="tag-index">
          {groupByLetter(data.docTags.filter(({ listed }) => listed)).map(([letter, tags]) => (
            <section key={letter} aria-labelledby={letter}>
              <h2 id={letter}>{letter}</h2>
              <TagList tags={tags} label={`Tags with ${letter}`} />
            </section>
          ))}
        </div>
      </Main>
    </div>
  );
}

export const Head = ({ pageContext }: HeadProps<Queries.DocTagIndexPageQuery, Context>) => (
  <PageHead
    title="Tags of the documentation"
    description="Every subject of the documentation."
    path={pageContext.tagAddress}
    noIndex={pageContext.noIndex}
  />
);

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
