import React from "react";
import { count } from "../../shared/count";
import { Link } from "../ui/link";

type Series = NonNullable<Queries.PostArticleFragment["series"]>;

/**
 * The parts of a series, with the one being read marked. There is no box where the only part is the one being read. An
 * unlisted post, part 0, leads to the parts and is not among them.
 */
export function SeriesBox({ series }: { series: Series }): React.ReactElement | null {
  const { name, part, parts } = series;
  const others = part === 0 ? parts.length : parts.length - 1;
  if (others < 1) return null;
  return (
    <nav className="series-box" aria-label={`Series: ${name}`}>
      <p className="series-box-title">
        {part === 0 ? `Unlisted part, beside ${count(others, "other")}` : `Part ${part} of ${parts.length}`}{" "}
        <span>{name}</span>
      </p>
      <ol>
        {parts.map(({ path, title }, index) => (
          <li key={path}>
            {index + 1 === part ? <span aria-current="page">{title}</span> : <Link to={path}>{title}</Link>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
