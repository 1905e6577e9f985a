import { graphql, type PageProps } from "gatsby";
import React from "react";
import { AuthorCard } from "../components/blog/author-card";
import { BlogPage } from "../components/blog/blog-page";
import { PageHead } from "../components/seo/page-head";
import { AUTHORS_PATH } from "../shared/paths";

export default function AuthorIndexTemplate({ data }: PageProps<Queries.AuthorIndexPageQuery>) {
  return (
    <BlogPage>
      <header className="page-header">
        <h1>Authors</h1>
        <p className="page-lead">Who writes here, and where else to find them.</p>
      </header>
      <div className="author-cards">
        {data.allAuthor.nodes.map((author) => (
          <AuthorCard key={author.key} author={author} postCount={author.postCount} />
        ))}
      </div>
    </BlogPage>
  );
}

const PAGE = {
  title: "Authors",
  description: "Who writes the posts of this blog: what they do, where else they are, and what they have written here.",
  path: AUTHORS_PATH,
};

export const Head = () => <PageHead {...PAGE} subject={{ kind: "list", page: PAGE }} />;

export const query = graphql`
  query AuthorIndexPage {
    allAuthor(sort: { position: ASC }) {
      nodes {
        ...AuthorCard
        postCount
      }
    }
  }
`;
