import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { SiteLink } from "../ui/site-link";

export const authorBadgeFragment = graphql`
  fragment AuthorBadge on PostAuthor {
    key
    name
    title
    link
    image {
      childImageSharp {
        gatsbyImageData(width: 40, height: 40, layout: FIXED)
      }
    }
  }
`;

/** The authors of a post, in the order of its front matter. */
export function AuthorBadges({ authors }: { authors: readonly Queries.AuthorBadgeFragment[] }) {
  if (authors.length === 0) return null;
  return (
    <div className="author-badges">
      {authors.map((author) => (
        <AuthorBadge key={author.key ?? author.name} author={author} />
      ))}
    </div>
  );
}

/** An author with a small picture. */
export function AuthorBadge({ author }: { author: Queries.AuthorBadgeFragment }): React.ReactElement {
  return (
    <span className="author-badge">
      <Picture image={author.image} />
      <span>
        {author.link ? <SiteLink to={author.link}>{author.name}</SiteLink> : author.name}
        {author.title && <small>{author.title}</small>}
      </span>
    </span>
  );
}
