import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { PostArticle } from "../components/blog/post-article";
import { RecentPosts } from "../components/blog/recent-posts";
import { Main } from "../components/layout/main";
import { Contents } from "../components/prose/contents";
import { PageHead } from "../components/seo/page-head";
import { ArticleHead } from "../components/seo/article-head";
import type { ContentsEntry } from "../shared/body";
import { markdownPath } from "../shared/paths";

/**
 * The page of a post. `children` is the text of a post that is an MDX module; the text of all others is in the query's
 * data.
 */
export default function PostTemplate({ data, children }: PageProps<Queries.PostPageQuery>) {
  const post = data.post!;
  return (
    <div className="page-width page-body page-columns page-columns-three">
      <RecentPosts />
      <Main>
        <PostArticle post={post} newer={data.newer} older={data.older} related={data.related}>
          {children}
        </PostArticle>
      </Main>
      <Contents entries={post.contents as unknown as ContentsEntry[]} />
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.PostPageQuery>) {
  const post = data.post!;
  return (
    <PageHead
      title={post.metaTitle}
      description={post.description}
      path={post.path}
      type="article"
      image={post.image}
      keywords={post.keywords}
      noIndex={!post.listed}
      subject={{ kind: "post", post }}
    >
      <ArticleHead article={post} markdown={post.listed ? markdownPath(post.path) : null} />
    </PageHead>
  );
}

export const query = graphql`
  query PostPage($id: String!, $newerId: String, $olderId: String, $relatedIds: [String!]!) {
    post(id: { eq: $id }) {
      ...PostArticle
      metaTitle
      description
      keywords
      listed
      readingTime {
        words
        minutes
      }
      contents
    }
    newer: post(id: { eq: $newerId }) {
      path
      label: title
    }
    older: post(id: { eq: $olderId }) {
      path
      label: title
    }
    related: posts(ids: $relatedIds) {
      ...RelatedPost
    }
  }
`;
