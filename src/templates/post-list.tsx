import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { BlogLinks } from "../components/blog/blog-links";
import { BlogPage } from "../components/blog/blog-page";
import { PostList, type ListPagination } from "../components/blog/post-list";
import { useSite } from "../components/layout/use-site";
import { PageHead } from "../components/seo/page-head";

interface Context {
  list: ListPagination;
}

export default function PostListTemplate({ data, pageContext }: PageProps<Queries.PostListPageQuery, Context>) {
  const { blog } = useSite();
  const { list } = pageContext;
  return (
    <BlogPage>
      <header className="page-header">
        <h1>{blog.title}</h1>
        <p className="page-lead">{list.number === 1 ? blog.description : `Page ${list.number} of ${list.total}`}</p>
        <BlogLinks />
      </header>
      <PostList posts={data.posts} list={list} hasLead={list.number === 1} />
    </BlogPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PostListPageQuery, Context>) {
  const { blog } = useSite();
  const { number, path } = pageContext.list;
  return (
    <PageHead
      title={number === 1 ? blog.title : `${blog.title}, page ${number}`}
      description={blog.description}
      path={path}
      subject={{ kind: "blog", posts: data.posts }}
    />
  );
}

export const query = graphql`
  query PostListPage($ids: [String!]!) {
    posts(ids: $ids) {
      ...PostCard
    }
  }
`;
