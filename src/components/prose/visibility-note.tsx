import React from "react";
import { formatDate } from "../../shared/dates";

interface VisibilityNoteProps {
  draft: boolean;
  unlisted: boolean;
  /** The publication date, if it is in the future. */
  scheduledFor?: string | null;
}

/** A notice that a page is not visible to everyone, with the reason. */
export function VisibilityNote({ draft, unlisted, scheduledFor }: VisibilityNoteProps): React.ReactElement | null {
  if (draft) return <Note title="Draft page">This page is a draft: it is left out of production builds.</Note>;
  if (scheduledFor) {
    return (
      <Note title="Scheduled page">
        This page is dated <time dateTime={scheduledFor}>{formatDate(scheduledFor)}</time>: it is left out of production
        builds until then.
      </Note>
    );
  }
  if (!unlisted) return null;
  return (
    <Note title="Unlisted page">
      This page is not listed: search engines are asked to leave it out, and only people who have the link can find it.
    </Note>
  );
}

function Note({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="panel panel-warm visibility-note" role="note">
      <p className="visibility-note-title">{title}</p>
      <p>{children}</p>
    </div>
  );
}
