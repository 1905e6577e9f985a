import { graphql } from "gatsby";
import React from "react";
import { ResumeEntry, ResumeSection } from "./resume-section";

export const resumeSectionsFragment = graphql`
  fragment ResumeSections on Resume {
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
`;

/** All sections of the résumé below its header. */
export function ResumeSections({ resume }: { resume: Queries.ResumeSectionsFragment }): React.ReactElement {
  return (
    <>
      <ResumeSection title="Work" items={resume.work}>
        {(work) => (
          <ResumeEntry title={work.position} at={work.name} place={work.location} {...period(work)}>
            {work.description && <p className="resume-note">{work.description}</p>}
            {work.summary && <p>{work.summary}</p>}
            <Highlights items={work.highlights} />
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection title="Projects" items={resume.projects}>
        {(project) => (
          <ResumeEntry title={project.name} url={project.url} {...period(project)}>
            {project.description && <p>{project.description}</p>}
            <Highlights items={project.highlights} />
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection title="Education" items={resume.education}>
        {(school) => (
          <ResumeEntry
            title={[school.studyType, school.area].filter(Boolean).join(", ")}
            at={school.institution}
            {...period(school)}
          >
            {school.courses.length > 0 && <p>{school.courses.join(", ")}</p>}
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection compact title="Skills" items={resume.skills}>
        {(skill) => (
          <ResumeEntry title={skill.name} place={skill.level}>
            <p>{skill.keywords.join(", ")}</p>
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection title="Volunteering" items={resume.volunteer}>
        {(work) => (
          <ResumeEntry title={work.position} at={work.organization} {...period(work)}>
            {work.summary && <p>{work.summary}</p>}
            <Highlights items={work.highlights} />
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection compact title="Certificates" items={resume.certificates}>
        {({ name, issuer, date }) => <ResumeEntry title={name} at={issuer} start={date} end={date} />}
      </ResumeSection>
      <ResumeSection title="Publications" items={resume.publications}>
        {({ name, publisher, releaseDate, url, summary }) => (
          <ResumeEntry title={name} at={publisher} url={url} start={releaseDate} end={releaseDate}>
            {summary && <p>{summary}</p>}
          </ResumeEntry>
        )}
      </ResumeSection>
      <ResumeSection compact title="Languages" items={resume.languages}>
        {({ language, fluency }) => <ResumeEntry title={language} place={fluency} />}
      </ResumeSection>
      <ResumeSection compact title="Interests" items={resume.interests}>
        {({ name, keywords }) => (
          <ResumeEntry title={name}>
            <p>{keywords.join(", ")}</p>
          </ResumeEntry>
        )}
      </ResumeSection>
    </>
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
