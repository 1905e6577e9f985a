import React from "react";
import { Link } from "../ui/link";

type Series = NonNullable<Queries.PostArticleFragment["series"]>;

/** The parts of a series, with the current one marked. Renders nothing if there is no other part. */
export function SeriesBox({ series }: { series: Series }): React.ReactElement | null {
  const { name, part, parts } = series;
  if (parts.length < 2) return null;
  return (
    <nav className="panel series-box" aria-label={`Series: ${name}`}>
      <p className="aside-title">
        {`Part ${part} of ${parts.length} `}
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
