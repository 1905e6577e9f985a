import { graphql, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { ResumeSections } from "../components/resume/resume-sections";
import { PageHead } from "../components/seo/page-head";
import { SiteLink } from "../components/ui/site-link";
import { RESUME_PATH } from "../shared/paths";

export default function ResumePage({ data }: PageProps<Queries.ResumePageQuery>) {
  const resume = data.resume!;
  const { basics } = resume;
  return (
    <div className="page-width page-narrow page-body resume">
      <Main>
        <header className="page-header resume-header">
          <h1>{basics.name}</h1>
          <p className="page-lead">{[basics.label, basics.location?.city].filter(Boolean).join(", ")}</p>
          <button type="button" className="button button-quiet resume-print script-only" onClick={() => window.print()}>
            Print or save as PDF
          </button>
          <ul role="list" className="cluster resume-contact" aria-label="Contact">
            {basics.email && (
              <li>
                <SiteLink to={`mailto:${basics.email}`}>{basics.email}</SiteLink>
              </li>
            )}
            {basics.profiles.map(({ network, username, url }) => (
              <li key={`${network} ${username} ${url}`}>
                {url ? <SiteLink to={url}>{network}</SiteLink> : [network, username].filter(Boolean).join(": ")}
              </li>
            ))}
          </ul>
          {basics.summary && <p className="resume-summary">{basics.summary}</p>}
        </header>
        <ResumeSections resume={resume} />
      </Main>
    </div>
  );
}

export const Head = ({ data }: { data: Queries.ResumePageQuery }) => {
  const { name, label } = data.resume!.basics;
  const description = `The résumé of ${name}${label ? `, ${label.toLowerCase()}` : ""}: positions, projects, education and skills, ready to print.`;
  const page = { title: "Resume", description, path: RESUME_PATH };
  return <PageHead {...page} subject={{ kind: "resume", page }} />;
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
          username
          url
        }
      }
      ...ResumeSections
    }
  }
`;
