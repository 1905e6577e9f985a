import { graphql } from "gatsby";
import React from "react";
import { PROJECTS_PATH } from "../../shared/paths";
import { Link } from "../ui/link";
import { Picture } from "../ui/picture";

export const featuredProjectFragment = graphql`
  fragment FeaturedProject on Project {
    slug
    title
    path
    description
    tags {
      label
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 720, breakpoints: [360, 540, 720, 1080, 1440])
      }
    }
  }
`;

const LEADING_SIZES = "(min-width: 56.25rem) min(53vw, 48rem), 92vw";
const OTHER_SIZES = "(min-width: 40rem) min(44vw, 41rem), 92vw";

/** The featured projects: the newest one large, the others below it. */
export function FeaturedProjects({ projects }: { projects: readonly Queries.FeaturedProjectFragment[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="page-width home-section" aria-label="Featured work">
      <header className="cluster cluster-apart">
        <h2>Featured work</h2>
        <Link to={PROJECTS_PATH}>All projects</Link>
      </header>
      <ul role="list" className="featured-projects">
        {projects.map(({ slug, title, path, description, tags, image }, index) => (
          <li key={slug}>
            <Picture image={image} sizes={index === 0 ? LEADING_SIZES : OTHER_SIZES} />
            <div>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p>{description}</p>
              {tags.length > 0 && (
                <p className="featured-projects-tags">
                  {tags
                    .slice(0, 4)
                    .map(({ label }) => label)
                    .join(" · ")}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
