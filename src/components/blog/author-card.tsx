import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { SiteLink } from "../ui/site-link";
import "./author-card.css";

export const authorCardFragment = graphql`
  fragment AuthorCard on Author {
    key
    name
    title
    description
    path
    hasPage
    postCount
    socials {
      label
      url
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 96, height: 96, layout: FIXED)
      }
    }
  }
`;

interface AuthorCardProps {
  author: Queries.AuthorCardFragment;
  /** The heading with the name. */
  children: React.ReactNode;
}

/** Who somebody is, with their places elsewhere and the number of their posts. */
export function AuthorCard({ author, children }: AuthorCardProps): React.ReactElement {
  const picture = author.image?.childImageSharp?.gatsbyImageData;
  return (
    <div className="author-card">
      {picture && <Picture image={picture} alt="" loading="eager" />}
      <div>
        {children}
        <p className="author-card-title">
          {author.title && `${author.title} · `}
          {author.postCount === 1 ? "one post" : `${author.postCount} posts`}
        </p>
        {author.description && <p>{author.description}</p>}
        <ul role="list" aria-label={`${author.name} elsewhere`}>
          {author.socials.map(({ label, url }) => (
            <li key={url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
