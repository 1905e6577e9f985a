import { graphql, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { ResumeSections } from "../components/resume/resume-sections";
import { PageHead } from "../components/seo/page-head";
import { SiteLink } from "../components/ui/site-link";
import { RESUME_PATH } from "../shared/paths";
import "./resume.css";

export default function ResumePage({ data }: PageProps<Queries.ResumePageQuery>) {
  const resume = data.resume!;
  const { basics } = resume;
  return (
    <div className="container page resume">
      <Main>
        <header className="page-header">
          <h1>{basics.name}</h1>
          <p className="lead">
            {basics.label}
            {basics.location?.city && `, ${basics.location.city}`}
          </p>
          <ul role="list" className="resume-contact">
            {basics.email && (
              <li>
                <SiteLink to={`mailto:${basics.email}`}>{basics.email}</SiteLink>
              </li>
            )}
            {basics.profiles.map(({ network, url }) => (
              <li key={url}>
                <SiteLink to={url}>{network}</SiteLink>
              </li>
            ))}
          </ul>
          {basics.summary && <p>{basics.summary}</p>}
        </header>
        <ResumeSections resume={resume} />
      </Main>
    </div>
  );
}

export const Head = ({ data }: { data: Queries.ResumePageQuery }) => {
  const { name, label } = data.resume!.basics;
  const description = `The résumé of ${name}${label ? `, ${label.toLowerCase()}` : ""}: positions, projects, education and skills, ready to print.`;
  return <PageHead title="Resume" description={description} path={RESUME_PATH} />;
};

export const query = graphql`
  query ResumePage {
    resume {
      basics {
        name
        label
        email
        summary
        location {
          city
        }
        profiles {
          network
          url
        }
      }
      ...ResumeSections
    }
  }
`;
