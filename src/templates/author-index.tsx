import { graphql, Link, type PageProps } from "gatsby";
import React from "react";
import { AuthorCard } from "../components/blog/author-card";
import { RecentPosts } from "../components/blog/recent-posts";
import { Main } from "../components/layout/main";
import { sitePath } from "../components/layout/site-path";
import { PageHead } from "../components/seo/page-head";
import { AUTHORS_PATH } from "../shared/paths";

export default function AuthorIndexTemplate({ data, location }: PageProps<Queries.AuthorIndexPageQuery>) {
  return (
    <div className="container page columns">
      <RecentPosts pathname={sitePath(location.pathname)} />
      <Main>
        <header className="page-header">
          <h1>Authors</h1>
        </header>
        <div className="author-cards">
          {data.allAuthor.nodes.map((author) => (
            <AuthorCard key={author.key} author={author}>
              <h2>{author.hasPage ? <Link to={author.path}>{author.name}</Link> : author.name}</h2>
            </AuthorCard>
          ))}
        </div>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title="Authors" description="Who writes the posts of this blog." path={AUTHORS_PATH} />
);

export const query = graphql`
  query AuthorIndexPage {
    allAuthor(sort: { position: ASC }) {
      nodes {
        ...AuthorCard
      }
    }
  }
`;
