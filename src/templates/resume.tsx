import { graphql, type PageProps } from "gatsby";
import React from "react";
import { Main } from "../components/layout/main";
import { ResumeEntry, ResumeSection } from "../components/resume/resume-section";
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
        <ResumeSection title="Work" items={resume.work}>
          {(work) => (
            <ResumeEntry
              key={work.name + work.startDate}
              title={work.position}
              at={work.name}
              place={work.location}
              {...period(work)}
            >
              {work.description && <p className="resume-note">{work.description}</p>}
              {work.summary && <p>{work.summary}</p>}
              <Highlights items={work.highlights} />
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Projects" items={resume.projects}>
          {(project) => (
            <ResumeEntry key={project.name} title={project.name} url={project.url} {...period(project)}>
              {project.description && <p>{project.description}</p>}
              <Highlights items={project.highlights} />
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Education" items={resume.education}>
          {(school) => (
            <ResumeEntry
              key={school.institution}
              title={[school.studyType, school.area].filter(Boolean).join(", ")}
              at={school.institution}
              {...period(school)}
            >
              <Highlights items={school.courses} />
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Skills" items={resume.skills}>
          {(skill) => (
            <ResumeEntry key={skill.name} title={skill.name} place={skill.level}>
              <p>{skill.keywords.join(", ")}</p>
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Volunteering" items={resume.volunteer}>
          {(work) => (
            <ResumeEntry key={work.organization} title={work.position} at={work.organization} {...period(work)}>
              {work.summary && <p>{work.summary}</p>}
              <Highlights items={work.highlights} />
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Certificates" items={resume.certificates}>
          {({ name, issuer, date }) => <ResumeEntry key={name} title={name} at={issuer} start={date} end={date} />}
        </ResumeSection>
        <ResumeSection title="Publications" items={resume.publications}>
          {({ name, publisher, releaseDate, url, summary }) => (
            <ResumeEntry key={name} title={name} at={publisher} url={url} start={releaseDate} end={releaseDate}>
              {summary && <p>{summary}</p>}
            </ResumeEntry>
          )}
        </ResumeSection>
        <ResumeSection title="Languages" items={resume.languages}>
          {({ language, fluency }) => <ResumeEntry key={language} title={language} place={fluency} />}
        </ResumeSection>
        <ResumeSection title="Interests" items={resume.interests}>
          {({ name, keywords }) => (
            <ResumeEntry key={name} title={name}>
              <p>{keywords.join(", ")}</p>
            </ResumeEntry>
          )}
        </ResumeSection>
      </Main>
    </div>
  );
}

const period = ({ startDate, endDate }: { startDate: string | null; endDate: string | null }) => ({
  start: startDate,
  end: endDate,
});

function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
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
      work {
        name
        position
        location
        description
        summary
        highlights
        startDate
        endDate
      }
      projects {
        name
        description
        highlights
        url
        startDate
        endDate
      }
      education {
        institution
        area
        studyType
        courses
        startDate
        endDate
      }
      skills {
        name
        level
        keywords
      }
      volunteer {
        organization
        position
        summary
        highlights
        startDate
        endDate
      }
      certificates {
        name
        issuer
        date
      }
      publications {
        name
        publisher
        releaseDate
        url
        summary
      }
      languages {
        language
        fluency
      }
      interests {
        name
        keywords
      }
    }
  }
`;
