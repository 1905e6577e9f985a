import React from "react";
import { count } from "../../shared/count";
import { Link } from "../ui/link";

type Series = NonNullable<Queries.PostArticleFragment["series"]>;

/**
 * The parts of a series, with the current one marked. Renders nothing if there is no other part. An unlisted post, part
 * 0, links to the parts but is not one of them.
 */
export function SeriesBox({ series }: { series: Series }): React.ReactElement | null {
  const { name, part, parts } = series;
  const others = part === 0 ? parts.length : parts.length - 1;
  if (others < 1) return null;
  return (
    <nav className="panel series-box" aria-label={`Series: ${name}`}>
      <p className="aside-title">
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
