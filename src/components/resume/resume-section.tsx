import React from "react";
import { formatMonth } from "../../shared/dates";
import { SiteLink } from "../ui/site-link";

interface ResumeSectionProps<T> {
  title: string;
  items: readonly T[];
  /** Short entries stand side by side. */
  compact?: boolean;
  children: (item: T) => React.ReactNode;
}

/** A part of the résumé; absent without entries. */
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
          // Two entries may have the same words, and none changes its place.
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
  /** Absent while it goes on; equal to `start` for a single date. */
  end?: string | null;
  children?: React.ReactNode;
}

/** One thing of a résumé: what it was, where and when, and what there is to say of it. */
export function ResumeEntry({ title, at, place, url, start, end, children }: ResumeEntryProps): React.ReactElement {
  return (
    <article className="resume-entry">
      <header>
        <h3>
          {url ? <SiteLink to={url}>{title}</SiteLink> : title}
          {at && <span>, {at}</span>}
        </h3>
        {start && <p className="resume-period">{periodText(start, end)}</p>}
        {place && <p className="resume-place">{place}</p>}
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
