import { graphql, type PageProps } from "gatsby";
import React from "react";
import { BlogPage } from "../components/blog/blog-page";
import { TagIndex } from "../components/blog/tag-index";
import { PageHead } from "../components/seo/page-head";
import { TAGS_PATH } from "../shared/paths";

export default function TagIndexTemplate({ data }: PageProps<Queries.TagIndexPageQuery>) {
  const used = data.allTag.nodes.filter(({ postCount }) => postCount > 0);
  return (
    <BlogPage>
      <header className="page-header">
        <h1>Tags</h1>
        <p className="page-lead">Every subject of the blog, with the number of its posts.</p>
      </header>
      <TagIndex tags={used} />
    </BlogPage>
  );
}

const PAGE = {
  title: "Tags",
  description: "Every subject of the blog by its first letter, with the number of its posts.",
  path: TAGS_PATH,
};

export const Head = () => <PageHead {...PAGE} subject={{ kind: "list", page: PAGE }} />;

export const query = graphql`
  query TagIndexPage {
    allTag(sort: { slug: ASC }) {
      nodes {
        slug
        label
        description
        path
        postCount
      }
    }
  }
`;
