import { graphql, Link, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";
import { HashLink } from "../components/ui/hash-link";
import { formatDay } from "../shared/dates";
import { ARCHIVE_PATH } from "../shared/paths";
import "./archive.css";

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  return (
    <div className="container page">
      <Main>
        <header className="page-header">
          <h1>Archive</h1>
          <p className="lead">Every post by the year it was written.</p>
        </header>
        <div className="archive">
          {data.allPost.group.toReversed().map(({ fieldValue, nodes }) => (
            <section key={fieldValue}>
              <h2 id={fieldValue ?? ""}>
                {fieldValue}
                <HashLink id={fieldValue ?? ""} text={fieldValue ?? ""} />
              </h2>
              <ol role="list">
                {nodes.map(({ id, path, title, date }) => (
                  <li key={id}>
                    <Link to={path}>
                      <time dateTime={date}>{formatDay(date)}</time> <span>{title}</span>
                    </Link>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title="Archive" description="Every post by the year it was written." path={ARCHIVE_PATH} />
);

export const query = graphql`
  query ArchivePage {
    allPost(filter: { listed: { eq: true } }, sort: { sortKey: ASC }) {
      group(field: { year: SELECT }) {
        fieldValue
        nodes {
          id
          path
          title
          date
        }
      }
    }
  }
`;
