import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { BlogPage } from "../components/blog/blog-page";
import { PostList, type ListPagination } from "../components/blog/post-list";
import { VisibilityNote } from "../components/prose/visibility-note";
import { FeedLinks } from "../components/seo/feed-links";
import { PageHead } from "../components/seo/page-head";
import { Link } from "../components/ui/link";
import { lengthen, shorten } from "../shared/page-description";
import { TAGS_PATH } from "../shared/paths";

interface Context {
  list: ListPagination;
  unlisted: boolean;
}

const titleOf = ({ tag }: Queries.TagPageQuery, { list: { count } }: Context): string =>
  count === 1 ? `One post tagged with "${tag!.label}"` : `${count} posts tagged with "${tag!.label}"`;

export default function TagTemplate({ data, pageContext }: PageProps<Queries.TagPageQuery, Context>) {
  return (
    <BlogPage>
      <header className="page-header">
        <h1>{titleOf(data, pageContext)}</h1>
        {data.tag!.description && <p className="page-lead">{data.tag!.description}</p>}
        {!pageContext.unlisted && (
          <p>
            <Link to={TAGS_PATH}>View All Tags</Link>
          </p>
        )}
      </header>
      <VisibilityNote draft={false} unlisted={pageContext.unlisted} />
      <PostList posts={data.posts} list={pageContext.list} />
    </BlogPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.TagPageQuery, Context>) {
  const { label, description, path } = data.tag!;
  const { number } = pageContext.list;
  const title = titleOf(data, pageContext);
  const page = {
    title: number === 1 ? title : `${title}, page ${number}`,
    description: lengthen(shorten(description), `Every post about ${label}, newest first, with a summary.`),
    path: pageContext.list.path,
  };
  return (
    <PageHead
      {...page}
      noIndex={pageContext.unlisted}
      subject={{ kind: "list", page, ...(pageContext.unlisted ? {} : { parent: "tags" }) }}
    >
      {!pageContext.unlisted && <FeedLinks path={path} title={label} />}
    </PageHead>
  );
}

export const query = graphql`
  query TagPage($slug: String!, $ids: [String!]!) {
    tag(slug: { eq: $slug }) {
      label
      description
      path
    }
    posts(ids: $ids) {
      ...PostCard
    }
  }
`;
