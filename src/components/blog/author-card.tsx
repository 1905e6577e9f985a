import { graphql } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
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
  className?: string;
  author: Queries.AuthorCardFragment;
  postCount: number;
  /** The heading element for the name. If the author has a page, the name links to it. */
  children: React.ReactElement<React.PropsWithChildren>;
}

/** An author's profile, with links to other sites and the number of posts. */
export function AuthorCard({ className = "", author, postCount, children }: AuthorCardProps): React.ReactElement {
  const picture = author.image?.childImageSharp?.gatsbyImageData;
  return (
    <div className={`author-card ${className}`}>
      {picture && <Picture image={picture} alt="" loading="eager" />}
      <div>
        <Heading author={author}>{children}</Heading>
        <p className="author-card-title">
          {author.title && `${author.title} · `}
          {postCount === 1 ? "one post" : `${postCount} posts`}
        </p>
        {author.description && <p>{author.description}</p>}
        {author.socials.length > 0 && (
          <ul role="list" aria-label={`${author.name} elsewhere`}>
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

/** Without a page, the author's name links to their website, or else to their email address, as in bylines. */
function Heading({
  author: { hasPage, url, email },
  children,
}: Omit<AuthorCardProps, "postCount">): React.ReactElement {
  const link = url || (email && `mailto:${email}`);
  if (hasPage || !link) return children;
  return React.cloneElement(children, {}, <SiteLink to={link}>{children.props.children}</SiteLink>);
}
