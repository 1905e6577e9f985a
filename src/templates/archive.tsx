import { graphql, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { PageHead } from "../components/seo/page-head";
import { HashLink } from "../components/ui/hash-link";
import { Link } from "../components/ui/link";
import { formatDay } from "../shared/dates";
import { ARCHIVE_PATH } from "../shared/paths";

export default function ArchiveTemplate({ data }: PageProps<Queries.ArchivePageQuery>) {
  return (
    <div className="page-width page-narrow page-body">
      <Main>
        <header className="page-header">
          <h1>Archive</h1>
          <p className="page-lead">Every post, by year.</p>
        </header>
        <div className="archive">
          {[...data.allPost.group].reverse().map(({ fieldValue, nodes }) => (
            <section key={fieldValue}>
              <div className="archive-year">
                <h2 id={fieldValue ?? ""}>
                  {fieldValue}
                  <HashLink id={fieldValue ?? ""} text={fieldValue ?? ""} />
                </h2>
                <p className="meta">{nodes.length === 1 ? "one post" : `${nodes.length} posts`}</p>
              </div>
              <ol role="list">
                {nodes.map(({ id, path, title, date, readingTime }) => (
                  <li key={id}>
                    <Link to={path}>
                      <time dateTime={date} className="meta">
                        {formatDay(date)}
                      </time>{" "}
                      <span>{title}</span> <small className="meta">{readingTime.text}</small>
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

const PAGE = {
  title: "Archive",
  description: "Every post of this blog by the year in which it was written, the newest year first.",
  path: ARCHIVE_PATH,
};

export const Head = () => <PageHead {...PAGE} subject={{ kind: "list", page: PAGE }} />;

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
          readingTime {
            text
          }
        }
      }
    }
  }
`;
