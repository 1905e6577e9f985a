import { graphql } from "gatsby";
import React from "react";
import { yearOf } from "../../shared/dates";
import { TagList } from "../blog/tag-list";
import { SiteLink } from "../ui/site-link";

export const projectDetailsFragment = graphql`
  fragment ProjectDetails on Project {
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
  }
`;

/** The date, status, tags and links of a project. */
export function ProjectDetails({ project }: { project: Queries.ProjectDetailsFragment }): React.ReactElement {
  return (
    <div className="project-details">
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
  );
}
