import React from "react";
import { formatDate } from "../../shared/dates";

/** The publication date and reading time of a post. */
export function PostMeta({ date, readingTime }: { date: string; readingTime: string }): React.ReactElement {
  return (
    <p className="meta post-meta">
      <time dateTime={date}>{formatDate(date)}</time> · {readingTime}
    </p>
  );
}
