import { graphql } from "gatsby";
import React from "react";
import { BLOG_PATH, TAGS_PATH } from "../../shared/paths";
import { PostMeta } from "../blog/post-meta";
import { TagList } from "../blog/tag-list";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";

export const latestPostFragment = graphql`
  fragment LatestPost on Post {
    id
    title
    path
    date
    description
    readingTime {
      text
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 176, breakpoints: [112, 176, 352])
      }
    }
  }
`;

interface LatestPostsProps {
  posts: readonly Queries.LatestPostFragment[];
  /** The most frequent tags of the blog. */
  tags: React.ComponentProps<typeof TagList>["tags"];
}

/**
 * The newest posts in a column, with their heading and the most frequent tags beside them if there is enough space.
 * Nothing without posts.
 */
export function LatestPosts({ posts, tags }: LatestPostsProps): React.ReactElement | null {
  if (posts.length === 0) return null;
  return (
    <section className="page-width home-section latest-posts" aria-label="Latest posts">
      <header className="cluster cluster-apart">
        <h2>Latest posts</h2>
        <Link to={BLOG_PATH}>All posts</Link>
        {tags.length > 0 && (
          <div className="meta subjects">
            <p>Most common topics</p>
            <TagList tags={tags} label="Most common topics" />
            <Link to={TAGS_PATH}>All tags</Link>
          </div>
        )}
      </header>
      <div>
        {posts.map((post) => (
          <article key={post.id}>
            <div>
              <h3>
                <Link to={post.path}>{post.title}</Link>
              </h3>
              <p>{post.description}</p>
              <PostMeta date={post.date} readingTime={post.readingTime.text} />
            </div>
            <Picture image={post.image} sizes="(min-width: 40rem) 176px, 112px" />
          </article>
        ))}
      </div>
    </section>
  );
}
