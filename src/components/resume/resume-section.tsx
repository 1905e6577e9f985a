import React from "react";
import { formatMonth } from "../../shared/dates";
import { SiteLink } from "../ui/site-link";

interface ResumeSectionProps<T> {
  title: string;
  items: readonly T[];
  /** Whether entries are short enough to be side by side. */
  compact?: boolean;
  children: (item: T) => React.ReactNode;
}

/** A section of the résumé. Renders nothing without entries. */
export function ResumeSection<T>({
  title,
  items,
  compact = false,
  children,
}: ResumeSectionProps<T>): React.ReactElement | null {
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

interface ResumeEntryProps {
  title: string;
  at?: string | null;
  place?: string | null;
  url?: string | null;
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  start?: string | null;
  /** Null while it is ongoing; equal to `start` for a single date. */
  end?: string | null;
  children?: React.ReactNode;
}

/** An entry of the résumé: its title, place, dates and details. */
export function ResumeEntry({ title, at, place, url, start, end, children }: ResumeEntryProps): React.ReactElement {
  return (
    <article className="resume-entry">
      <header>
        <h3>
          {url ? <SiteLink to={url}>{title}</SiteLink> : title}
          {at && <span>, {at}</span>}
        </h3>
        {start && <p className="meta resume-period">{periodText(start, end)}</p>}
        {place && <p className="meta resume-place">{place}</p>}
      </header>
      {children}
    </article>
  );
}

function periodText(start: string, end: string | null | undefined): string {
  if (start === end) return dateText(start);
  return `${dateText(start)} – ${end ? dateText(end) : "now"}`;
}

const dateText = (date: string): string => (date.length === 4 ? date : formatMonth(date.slice(0, 7)));
