import { graphql } from "gatsby";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";
import React from "react";
import { WIDE_WINDOW } from "../../browser/media-query";
import { bodyIsEmpty, type Body } from "../../shared/body";
import { Prose } from "../prose/prose";
import { AuthorBadges } from "./author-badge";
import { PostMeta } from "./post-meta";
import { TagList } from "./tag-list";

export const postCardFragment = graphql`
  fragment PostCard on Post {
    id
    title
    path
    date
    description
    summary
    readingTime {
      text
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [320, 480, 640, 960, 1280])
      }
    }
    authors {
      ...AuthorBadge
    }
    tags {
      slug
      label
      path
    }
  }
`;

const SIZES = `(min-width: 71.25rem) 320px, ${WIDE_WINDOW} 26vw, (min-width: 40rem) 34vw, 92vw`;
const LEADING_SIZES = `${WIDE_WINDOW} min(42vw, 38rem), (min-width: 40rem) 34vw, 92vw`;

interface PostCardProps {
  post: Queries.PostCardFragment;
  /** Whether to load the picture eagerly, because it is in the initial viewport. */
  eager: boolean;
  /** Whether this is the first, larger post of the list. */
  leading?: boolean;
}

/** A post in a list: its cover, its excerpt and a link to it. */
export function PostCard({ post, eager, leading = false }: PostCardProps): React.ReactElement {
  const summary = post.summary as unknown as Body;
  return (
    <article className={leading ? "post-card post-card-leading" : "post-card"}>
      {post.image?.childImageSharp && (
        <Link to={post.path} tabIndex={-1} aria-hidden="true" className="post-card-cover">
          <Picture image={post.image} loading={eager ? "eager" : "lazy"} sizes={leading ? LEADING_SIZES : SIZES} />
        </Link>
      )}
      <div className="post-card-text">
        <header>
          <h2>
            <Link to={post.path}>{post.title}</Link>
          </h2>
          <PostMeta date={post.date} readingTime={post.readingTime.text} />
        </header>
        {bodyIsEmpty(summary) ? <p className="prose">{post.description}</p> : <Prose body={summary} />}
        <AuthorBadges authors={post.authors} />
        <footer className="cluster cluster-apart">
          <TagList tags={post.tags} />
          <Link to={post.path} className="post-card-more">
            Read more<span className="visually-hidden"> about {post.title}</span>
          </Link>
        </footer>
      </div>
    </article>
  );
}
