import { graphql, type PageProps } from "gatsby";
import React from "react";
import { RecentPosts } from "../components/blog/recent-posts";
import { TagList } from "../components/blog/tag-list";
import { Main } from "../components/layout/main";
import { sitePath } from "../components/layout/site-path";
import { PageHead } from "../components/seo/page-head";
import { HashLink } from "../components/ui/hash-link";
import { TAGS_PATH } from "../shared/paths";
import "./tag-index.css";

type Tag = Queries.TagIndexPageQuery["allTag"]["nodes"][number];

/** Tags by their first letter, both in alphabetical order. */
function groupByLetter(tags: readonly Tag[]): [string, Tag[]][] {
  const groups = new Map<string, Tag[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"))) {
    const letter = (tag.label[0] ?? "").toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, "en"));
}

export default function TagIndexTemplate({ data, location }: PageProps<Queries.TagIndexPageQuery>) {
  const used = data.allTag.nodes.filter(({ postCount }) => postCount > 0);
  return (
    <div className="container page columns">
      <RecentPosts pathname={sitePath(location.pathname)} />
      <Main>
        <header className="page-header">
          <h1>Tags</h1>
          <p className="lead">Every subject of the blog, with the number of its posts.</p>
        </header>
        <div className="tag-index">
          {groupByLetter(used).map(([letter, tags]) => (
            <section key={letter}>
              <h2 id={letter}>
                {letter}
                <HashLink id={letter} text={letter} />
              </h2>
              <TagList tags={tags} label={`Tags with ${letter}`} />
            </section>
          ))}
        </div>
      </Main>
    </div>
  );
}

export const Head = () => (
  <PageHead title="Tags" description="Every subject of the blog, with the number of its posts." path={TAGS_PATH} />
);

export const query = graphql`
  query TagIndexPage {
    allTag {
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
