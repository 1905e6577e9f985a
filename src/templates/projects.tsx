import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Picture } from "../components/ui/picture";
import React from "react";
import { Main } from "../components/layout/main";
import { Prose } from "../components/prose/prose";
import { ProjectDetails } from "../components/projects/project-details";
import { PageHead } from "../components/seo/page-head";
import type { Body } from "../shared/body";
import { PROJECTS_PATH } from "../shared/paths";
import "./projects.css";

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <div className="container page">
      <Main>
        <header className="page-header">
          <h1>Projects</h1>
          <p className="lead">{data.siteSettings!.projects.description}</p>
        </header>
        <div className="projects">
          {data.allProject.nodes.map((project, index) => {
            const picture = project.image?.childImageSharp?.gatsbyImageData;
            return (
              <article key={project.slug} id={project.slug} className="project">
                {picture && <Picture image={picture} alt="" loading={index < 1 ? "eager" : "lazy"} />}
                <div>
                  <h2>{project.title}</h2>
                  <ProjectDetails project={project} />
                  <Prose body={project.body as unknown as Body} />
                </div>
              </article>
            );
          })}
        </div>
      </Main>
    </div>
  );
}

export const Head = ({ data }: HeadProps<Queries.ProjectsPageQuery>) => (
  <PageHead title="Projects" description={data.siteSettings!.projects.description} path={PROJECTS_PATH} />
);

export const query = graphql`
  query ProjectsPage {
    siteSettings {
      projects {
        description
      }
    }
    allProject(sort: [{ featured: DESC }, { date: DESC }]) {
      nodes {
        slug
        title
        body
        ...ProjectDetails
        image {
          childImageSharp {
            gatsbyImageData(width: 640, breakpoints: [360, 640, 960, 1280])
          }
        }
      }
    }
  }
`;
