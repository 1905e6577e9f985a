import { graphql, Link } from "gatsby";
import { Picture } from "../ui/picture";
import React from "react";
import { PROJECTS_PATH } from "../../shared/paths";

export const featuredProjectFragment = graphql`
  fragment FeaturedProject on Project {
    slug
    title
    path
    description
    image {
      childImageSharp {
        gatsbyImageData(width: 440, breakpoints: [360, 440, 880])
      }
    }
  }
`;

export function FeaturedProjects({ projects }: { projects: readonly Queries.FeaturedProjectFragment[] }) {
  if (projects.length === 0) return null;
  return (
    <section className="container home-section" aria-label="Featured work">
      <header>
        <h2>Featured work</h2>
        <Link to={PROJECTS_PATH}>All projects</Link>
      </header>
      <ul role="list" className="featured-projects">
        {projects.map((project) => {
          const picture = project.image?.childImageSharp?.gatsbyImageData;
          return (
            <li key={project.slug}>
              {picture && <Picture image={picture} alt="" loading="lazy" />}
              <h3>
                <Link to={project.path}>{project.title}</Link>
              </h3>
              <p>{project.description}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
