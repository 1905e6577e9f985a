import { graphql } from "gatsby";
import React from "react";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import { PostMeta } from "./post-meta";

export const relatedPostFragment = graphql`
  fragment RelatedPost on Post {
    path
    title
    date
    description
    readingTime {
      text
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 270, breakpoints: [120, 180, 270, 360, 540])
      }
    }
  }
`;

/** Related posts at the end of a post. */
export function RelatedPosts({ posts }: { posts: readonly Queries.RelatedPostFragment[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="related-posts" aria-label="Related posts">
      <h2>Related posts</h2>
      <ul role="list">
        {posts.map(({ path, title, date, description, readingTime, image }) => (
          <li key={path}>
            <Picture image={image} sizes="(min-width: 660px) 180px, 29vw" />
            <h3>
              <Link to={path}>{title}</Link>
            </h3>
            <p className="meta related-posts-description">{description}</p>
            <PostMeta date={date} readingTime={readingTime.text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
