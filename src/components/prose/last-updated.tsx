import React from "react";
import { formatShortDate } from "../../shared/dates";

interface LastUpdatedProps {
  /** ISO 8601. Nothing is shown without it. */
  date: string | null;
  by?: string | null;
}

/** The date of the last change of a text, and its author if known. */
export function LastUpdated({ date, by }: LastUpdatedProps): React.ReactElement | null {
  if (!date) return null;
  return (
    <span>
      Last updated on <time dateTime={date}>{formatShortDate(date)}</time>
      {by && ` by ${by}`}
    </span>
  );
}
