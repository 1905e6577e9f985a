import { graphql, Link } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { BLOG_PATH } from "../../shared/paths";
import { PostMeta } from "../blog/post-meta";

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
        gatsbyImageData(width: 280, breakpoints: [280, 560])
      }
    }
  }
`;

export function LatestPosts({ posts }: { posts: readonly Queries.LatestPostFragment[] }) {
  return (
    <section className="container home-section" aria-label="Latest posts">
      <header>
        <h2>Latest posts</h2>
        <Link to={BLOG_PATH}>All posts</Link>
      </header>
      <div className="latest-posts">
        {posts.map((post) => {
          const picture = post.image?.childImageSharp?.gatsbyImageData;
          return (
            <article key={post.id}>
              {picture && <Picture image={picture} alt="" loading="lazy" />}
              <div>
                <h3>
                  <Link to={post.path}>{post.title}</Link>
                </h3>
                <p>{post.description}</p>
                <PostMeta date={post.date} readingTime={post.readingTime.text} />
              </div>
            </article>
          );
        })}
      </div>
    </section>
  );
}
