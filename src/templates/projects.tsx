import { graphql, type HeadProps, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { FilterBar } from "../components/projects/filter-bar";
import { ProjectCard } from "../components/projects/project-card";
import { buildProjectFilters, placesOf } from "../components/projects/project-filters";
import { PageHead } from "../components/seo/page-head";
import { PROJECTS_PATH } from "../shared/paths";

export default function ProjectsPage({ data, location }: PageProps<Queries.ProjectsPageQuery>) {
  const projects = data.allProject.nodes;
  const filters = buildProjectFilters(projects);
  return (
    <div className="page-width page-body">
      <Main>
        <header className="page-header">
          <h1>Projects</h1>
          <p className="page-lead">{data.siteSettings!.projects.description}</p>
        </header>
        {projects.length === 0 && <p className="empty-state">No project is shown here yet.</p>}
        <div className="project-gallery">
          {/* A navigation to this page, such as by the navbar, selects the filter of its address. */}
          {filters.length > 0 && <FilterBar key={location.key} filters={filters} total={projects.length} />}
          <div className="project-list">
            {projects.map((project, index) => (
              <ProjectCard
                key={project.slug}
                project={project}
                filters={placesOf(project, filters)}
                eager={index === 0}
              />
            ))}
          </div>
        </div>
      </Main>
    </div>
  );
}

export function Head({ data }: HeadProps<Queries.ProjectsPageQuery>) {
  const page = { title: "Projects", description: data.siteSettings!.projects.description, path: PROJECTS_PATH };
  return <PageHead {...page} subject={{ kind: "projects", page, projects: data.allProject.nodes }} />;
}

export const query = graphql`
  query ProjectsPage {
    siteSettings {
      projects {
        description
      }
    }
    allProject(sort: [{ featured: DESC }, { date: DESC }]) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
