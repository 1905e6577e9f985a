import { graphql, Link } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import "./author-badge.css";

export const authorBadgeFragment = graphql`
  fragment AuthorBadge on Author {
    key
    name
    title
    path
    hasPage
    image {
      childImageSharp {
        gatsbyImageData(width: 40, height: 40, layout: FIXED)
      }
    }
  }
`;

/** A small picture with the name of somebody who wrote the post. */
export function AuthorBadge({ author }: { author: Queries.AuthorBadgeFragment }): React.ReactElement {
  const picture = author.image?.childImageSharp?.gatsbyImageData;
  return (
    <span className="author-badge">
      {picture && <Picture image={picture} alt="" />}
      <span>
        {author.hasPage ? <Link to={author.path}>{author.name}</Link> : author.name}
        {author.title && <small>{author.title}</small>}
      </span>
    </span>
  );
}
