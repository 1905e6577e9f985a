import { graphql } from "gatsby";
import React from "react";
import { Picture } from "../ui/picture";
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

/** The authors of a post with small pictures, in the order of its front matter. */
export function AuthorBadges({ authors }: { authors: readonly Queries.AuthorBadgeFragment[] }) {
  if (authors.length === 0) return null;
  return (
    <div className="cluster author-badges">
      {authors.map(({ key, name, title, link, image }) => (
        <span key={key ?? name} className="author-badge">
          <Picture image={image} />
          <span>
            {link ? <SiteLink to={link}>{name}</SiteLink> : name}
            {title && <small>{title}</small>}
          </span>
        </span>
      ))}
    </div>
  );
}
