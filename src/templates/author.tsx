import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { AuthorCard } from "../components/blog/author-card";
import { BlogPage } from "../components/blog/blog-page";
import { PostList, type ListPagination } from "../components/blog/post-list";
import { FeedLinks } from "../components/seo/feed-links";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { lengthen, shorten } from "../shared/page-description";
import { AUTHORS_PATH } from "../shared/paths";

interface Context {
  list: ListPagination;
}

export default function AuthorTemplate({ data, pageContext }: PageProps<Queries.AuthorPageQuery, Context>) {
  const author = data.author!;
  return (
    <BlogPage>
      <header className="page-header">
        <AuthorCard author={author} postCount={pageContext.list.count} isOwnPage />
        <p>
          <Link to={AUTHORS_PATH}>View all authors</Link>
        </p>
      </header>
      {pageContext.list.count === 0 ? (
        <p>This author has not written any posts yet.</p>
      ) : (
        <PostList posts={data.posts} list={pageContext.list} />
      )}
    </BlogPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.AuthorPageQuery, Context>) {
  const author = data.author!;
  const { name } = author;
  const { number, path, count } = pageContext.list;
  const title = `${name} - ${count === 1 ? "one post" : `${count} posts`}`;
  const page = {
    title: number === 1 ? title : `${title}, page ${number}`,
    description: lengthen(
      shorten(author.description ?? ""),
      `Who ${name} is, and every post by ${name}, newest first.`,
    ),
    path,
  };
  return (
    <PageHead {...page} subject={{ kind: "author", page, author }}>
      {count > 0 && <FeedLinks path={author.path} title={name} />}
    </PageHead>
  );
}

export const query = graphql`
  query AuthorPage($key: String!, $ids: [String!]!) {
    author(key: { eq: $key }) {
      ...AuthorCard
    }
    posts(ids: $ids) {
      ...PostCard
    }
  }
`;
