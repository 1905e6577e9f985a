import { Link } from "gatsby";
import React from "react";
import "./series-box.css";

type Series = NonNullable<Queries.PostArticleFragment["series"]>;

/** The parts of a series, with the one being read marked. A series of one part has no box. */
export function SeriesBox({ series }: { series: Series }): React.ReactElement | null {
  const { name, part, parts } = series;
  if (parts.length < 2) return null;
  return (
    <nav className="series-box" aria-label={`Series: ${name}`}>
      <p className="series-box-title">
        Part {part} of {parts.length} <span>{name}</span>
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
