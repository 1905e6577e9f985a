import { graphql, Link } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { bodyIsEmpty, type Body } from "../../shared/body";
import { Prose } from "../prose/prose";
import { AuthorBadges } from "./author-badge";
import "./post-card.css";
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
        gatsbyImageData(width: 720, breakpoints: [360, 720, 1080, 1440])
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

interface PostCardProps {
  post: Queries.PostCardFragment;
  /** The first picture of a page is loaded at once. */
  first: boolean;
}

/** A post in a list: its cover, its beginning and where to go from there. */
export function PostCard({ post, first }: PostCardProps): React.ReactElement {
  const picture = post.image?.childImageSharp?.gatsbyImageData;
  const summary = post.summary as unknown as Body;
  return (
    <article className="post-card">
      {picture && (
        <Link to={post.path} tabIndex={-1} aria-hidden="true" className="post-card-cover">
          <Picture image={picture} alt="" loading={first ? "eager" : "lazy"} />
        </Link>
      )}
      <header>
        <h2>
          <Link to={post.path}>{post.title}</Link>
        </h2>
        <PostMeta date={post.date} readingTime={post.readingTime.text} />
      </header>
      <AuthorBadges authors={post.authors} />
      {bodyIsEmpty(summary) ? <p className="prose">{post.description}</p> : <Prose body={summary} />}
      <footer>
        <TagList tags={post.tags} />
        <Link to={post.path} className="read-more" aria-label={`Read more about ${post.title}`}>
          Read more
        </Link>
      </footer>
    </article>
  );
}
