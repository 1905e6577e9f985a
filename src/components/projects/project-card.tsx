import { graphql } from "gatsby";
import React from "react";
import { animateDetails } from "../../browser/collapse";
import { bodyIsEmpty, type Body } from "../../shared/body";
import { yearOf } from "../../shared/dates";
import { TagList } from "../blog/tag-list";
import { Prose } from "../prose/prose";
import { Picture } from "../ui/picture";
import { SiteLink } from "../ui/site-link";

export const projectCardFragment = graphql`
  fragment ProjectCard on Project {
    slug
    title
    description
    date
    status
    tags {
      slug
      label
    }
    links {
      label
      to
    }
    image {
      childImageSharp {
        gatsbyImageData(width: 640, breakpoints: [360, 480, 720, 960])
      }
    }
    body
  }
`;

const SIZES = "(min-width: 1100px) min(30vw, 27rem), (min-width: 680px) 44vw, 92vw";

interface ProjectCardProps {
  project: Queries.ProjectCardFragment;
  /** The positions of the filters that match the project, separated by spaces. */
  filters: string;
  /** Whether to load the picture eagerly, because it is in the initial viewport. */
  eager: boolean;
}

/** An open card takes a whole row, which moves its summary. This keeps the pressed summary in the window. */
const keepInWindow = (summary: Element) => summary.scrollIntoView({ block: "nearest" });

/** A project of the gallery. Its text is collapsed; expanded, the card spans the whole row. */
export function ProjectCard({ project, filters, eager }: ProjectCardProps): React.ReactElement {
  const body = project.body as unknown as Body;
  return (
    <article id={project.slug} className="panel panel-large project-card" data-filters={filters}>
      <Picture image={project.image} loading={eager ? "eager" : "lazy"} sizes={SIZES} />
      <div className="project-card-text">
        <h2>{project.title}</h2>
        <p>{project.description}</p>
        <p className="meta">
          Since {yearOf(project.date)} · {project.status}
        </p>
        <TagList tags={project.tags} label="Made with" />
        {project.links.length > 0 && (
          <ul role="list" className="cluster project-links">
            {project.links.map(({ label, to }) => (
              <li key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!bodyIsEmpty(body) && (
        <details onToggle={({ currentTarget }) => currentTarget.open || keepInWindow(currentTarget.firstElementChild!)}>
          <summary
            onClick={(event) => {
              animateDetails(event);
              keepInWindow(event.currentTarget);
            }}
          >
            The story <span className="visually-hidden">of {project.title}</span>
          </summary>
          <Prose body={body} />
        </details>
      )}
    </article>
  );
}
