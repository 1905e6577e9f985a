import React from "react";
import { formatDate } from "../../shared/dates";

/** When a post was published and how long it takes to read. */
export function PostMeta({ date, readingTime }: { date: string; readingTime: string }): React.ReactElement {
  return (
    <p className="post-meta">
      <time dateTime={date}>{formatDate(date)}</time> · {readingTime}
    </p>
  );
}
