import { graphql } from "gatsby";
import React from "react";
import { formatMonth } from "../../shared/dates";
import { SiteLink } from "../ui/site-link";

/** The aliases give the entries of all sections the properties of `Entry`. */
export const resumeSectionsFragment = graphql`
  fragment ResumeSections on Resume {
    work {
      title: position
      at: name
      atUrl: url
      place: location
      note: description
      summary
      highlights
      startDate
      endDate
    }
    projects {
      title: name
      summary: description
      highlights
      url
      startDate
      endDate
    }
    education {
      title: studyType
      area
      at: institution
      atUrl: url
      words: courses
      startDate
      endDate
    }
    skills {
      title: name
      place: level
      words: keywords
    }
    volunteer {
      title: position
      at: organization
      atUrl: url
      summary
      highlights
      startDate
      endDate
    }
    certificates {
      title: name
      at: issuer
      url
      startDate: date
      endDate: date
    }
    publications {
      title: name
      at: publisher
      startDate: releaseDate
      endDate: releaseDate
      url
      summary
    }
    languages {
      title: language
      place: fluency
    }
    interests {
      title: name
      words: keywords
    }
  }
`;

/** All sections of the résumé below its header. */
export function ResumeSections({ resume }: { resume: Queries.ResumeSectionsFragment }): React.ReactElement {
  return (
    <>
      <Section title="Work" entries={resume.work} />
      <Section title="Projects" entries={resume.projects} />
      <Section title="Education" entries={resume.education} />
      <Section compact title="Skills" entries={resume.skills} />
      <Section title="Volunteering" entries={resume.volunteer} />
      <Section compact title="Certificates" entries={resume.certificates} />
      <Section title="Publications" entries={resume.publications} />
      <Section compact title="Languages" entries={resume.languages} />
      <Section compact title="Interests" entries={resume.interests} />
    </>
  );
}

interface SectionProps {
  title: string;
  entries: readonly EntryProps[];
  /** Whether entries are short enough to be side by side. */
  compact?: boolean;
}

/** A section of the résumé. Renders nothing without entries. */
function Section({ title, entries, compact = false }: SectionProps): React.ReactElement | null {
  if (entries.length === 0) return null;
  return (
    <section className={compact ? "resume-section resume-compact" : "resume-section"}>
      <h2>{title}</h2>
      <div>
        {entries.map((entry, index) => (
          // Entries may have the same text, and their order does not change.
          <Entry key={index} {...entry} />
        ))}
      </div>
    </section>
  );
}

interface EntryProps {
  title: string | null;
  /** What somebody studied, after the degree. */
  area?: string | null;
  /** Takes the place of a missing title. */
  at?: string | null;
  atUrl?: string | null;
  place?: string | null;
  url?: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. What has begun and has no end is ongoing; both are equal for a single date. */
  startDate?: string | null;
  endDate?: string | null;
  note?: string | null;
  summary?: string | null;
  words?: readonly string[];
  highlights?: readonly string[];
}

/** An entry of the résumé: its title, place, dates and details. */
function Entry({ startDate, endDate, words = [], highlights = [], ...entry }: EntryProps): React.ReactElement {
  const title = [entry.title, entry.area].filter(Boolean).join(", ");
  const [name, owner] = [linked(title, entry.url), linked(entry.at, entry.atUrl)].filter(Boolean);
  return (
    <article className="resume-entry">
      <header>
        <h3>
          {name}
          {owner && <span>, {owner}</span>}
        </h3>
        {startDate && <p className="meta resume-period">{periodText(startDate, endDate)}</p>}
        {entry.place && <p className="meta resume-place">{entry.place}</p>}
      </header>
      {entry.note && <p className="resume-note">{entry.note}</p>}
      {entry.summary && <p>{entry.summary}</p>}
      {words.length > 0 && <p>{words.join(", ")}</p>}
      {highlights.length > 0 && (
        <ul>
          {highlights.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

const linked = (words?: string | null, url?: string | null) =>
  words && url ? <SiteLink to={url}>{words}</SiteLink> : words;

function periodText(start: string, end: string | null | undefined): string {
  if (start === end) return dateText(start);
  return `${dateText(start)} – ${end ? dateText(end) : "now"}`;
}

const dateText = (date: string): string => (date.length === 4 ? date : formatMonth(date));
