import React from "react";
import { formatDate } from "../../shared/dates";

interface LastUpdatedProps {
  /** ISO 8601; nothing is shown without it. */
  date: string | null;
  by?: string | null;
}

/** When a text was last changed, and by whom if that is known. */
export function LastUpdated({ date, by }: LastUpdatedProps): React.ReactElement | null {
  if (!date) return null;
  return (
    <span>
      Last updated on <time dateTime={date}>{formatDate(date)}</time>
      {by && ` by ${by}`}
    </span>
  );
}
