import { graphql } from "gatsby";
import React from "react";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";

export const authorCardFragment = graphql`
  fragment AuthorCard on Author {
    key
    name
    title
    description
    path
    url
    email
    hasPage
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
  postCount: number;
  /** Whether the card is the header of the author's page. */
  isOwnPage?: boolean;
}

/** An author's profile, in a box of its own or as a header, with links to other sites and the number of posts. */
export function AuthorCard({ author, postCount, isOwnPage }: AuthorCardProps): React.ReactElement {
  const Heading = isOwnPage ? "h1" : "h2";
  const to = isOwnPage ? null : addressOf(author);
  return (
    <div className={isOwnPage ? "author-card" : "panel panel-large author-card"}>
      <Picture image={author.image} loading="eager" />
      <div>
        <Heading>{to ? <SiteLink to={to}>{author.name}</SiteLink> : author.name}</Heading>
        <p className="meta">
          {author.title && `${author.title} · `}
          {postCount === 1 ? "one post" : `${postCount} posts`}
        </p>
        {author.description && <p>{author.description}</p>}
        {author.socials.length > 0 && (
          <ul role="list" className="cluster" aria-label={`${author.name} elsewhere`}>
            {author.socials.map(({ label, url }) => (
              <li key={url}>
                <SiteLink to={url}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The address that the name leads to. Without a page, it is the website or else the email address, as in bylines. */
const addressOf = ({ hasPage, path, url, email }: Queries.AuthorCardFragment): string | null =>
  hasPage ? path : url || (email && `mailto:${email}`);
