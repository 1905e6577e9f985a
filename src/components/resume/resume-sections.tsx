import { graphql } from "gatsby";
import React from "react";
import { formatMonth } from "../../shared/dates";
import { SiteLink } from "../ui/site-link";

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
      <Section title="Work" items={resume.work}>
        {(work) => (
          <Entry title={work.position} at={work.name} place={work.location} dates={work}>
            {work.description && <p className="resume-note">{work.description}</p>}
            {work.summary && <p>{work.summary}</p>}
            <Highlights items={work.highlights} />
          </Entry>
        )}
      </Section>
      <Section title="Projects" items={resume.projects}>
        {(project) => (
          <Entry title={project.name} url={project.url} dates={project}>
            {project.description && <p>{project.description}</p>}
            <Highlights items={project.highlights} />
          </Entry>
        )}
      </Section>
      <Section title="Education" items={resume.education}>
        {(school) => (
          <Entry
            title={[school.studyType, school.area].filter(Boolean).join(", ")}
            at={school.institution}
            dates={school}
          >
            {school.courses.length > 0 && <p>{school.courses.join(", ")}</p>}
          </Entry>
        )}
      </Section>
      <Section compact title="Skills" items={resume.skills}>
        {(skill) => (
          <Entry title={skill.name} place={skill.level}>
            <p>{skill.keywords.join(", ")}</p>
          </Entry>
        )}
      </Section>
      <Section title="Volunteering" items={resume.volunteer}>
        {(work) => (
          <Entry title={work.position} at={work.organization} dates={work}>
            {work.summary && <p>{work.summary}</p>}
            <Highlights items={work.highlights} />
          </Entry>
        )}
      </Section>
      <Section compact title="Certificates" items={resume.certificates}>
        {({ name, issuer, date }) => <Entry title={name} at={issuer} dates={singleDate(date)} />}
      </Section>
      <Section title="Publications" items={resume.publications}>
        {({ name, publisher, releaseDate, url, summary }) => (
          <Entry title={name} at={publisher} url={url} dates={singleDate(releaseDate)}>
            {summary && <p>{summary}</p>}
          </Entry>
        )}
      </Section>
      <Section compact title="Languages" items={resume.languages}>
        {({ language, fluency }) => <Entry title={language} place={fluency} />}
      </Section>
      <Section compact title="Interests" items={resume.interests}>
        {({ name, keywords }) => (
          <Entry title={name}>
            <p>{keywords.join(", ")}</p>
          </Entry>
        )}
      </Section>
    </>
  );
}

const singleDate = (date: string | null): Dates => ({ startDate: date, endDate: date });

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

interface SectionProps<T> {
  title: string;
  items: readonly T[];
  /** Whether entries are short enough to be side by side. */
  compact?: boolean;
  children: (item: T) => React.ReactNode;
}

/** A section of the résumé. Renders nothing without entries. */
function Section<T>({ title, items, compact = false, children }: SectionProps<T>): React.ReactElement | null {
  if (items.length === 0) return null;
  return (
    <section className={compact ? "resume-section resume-compact" : "resume-section"}>
      <h2>{title}</h2>
      <div>
        {items.map((item, index) => (
          // Entries may have the same text, and their order does not change.
          <React.Fragment key={index}>{children(item)}</React.Fragment>
        ))}
      </div>
    </section>
  );
}

/** YYYY, YYYY-MM or YYYY-MM-DD. What has begun and has no end is ongoing; both are equal for a single date. */
interface Dates {
  startDate: string | null;
  endDate: string | null;
}

interface EntryProps {
  title: string | null;
  /** Takes the place of a missing title. */
  at?: string | null;
  place?: string | null;
  url?: string | null;
  dates?: Dates;
  children?: React.ReactNode;
}

/** An entry of the résumé: its title, place, dates and details. */
function Entry({ title, at, place, url, dates, children }: EntryProps): React.ReactElement {
  const [name, owner] = [title, at].filter(Boolean);
  return (
    <article className="resume-entry">
      <header>
        <h3>
          {url && name ? <SiteLink to={url}>{name}</SiteLink> : name}
          {owner && <span>, {owner}</span>}
        </h3>
        {dates?.startDate && <p className="meta resume-period">{periodText(dates.startDate, dates.endDate)}</p>}
        {place && <p className="meta resume-place">{place}</p>}
      </header>
      {children}
    </article>
  );
}

function periodText(start: string, end: string | null): string {
  if (start === end) return dateText(start);
  return `${dateText(start)} – ${end ? dateText(end) : "now"}`;
}

const dateText = (date: string): string => (date.length === 4 ? date : formatMonth(date.slice(0, 7)));
