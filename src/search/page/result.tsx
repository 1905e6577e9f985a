import React from "react";
import { LEVELS, type SearchHit } from "../engine";
import { contentParts, deepestLevel, headingParts, type TextPart } from "./hit-text";
import { Link } from "../../components/ui/link";
import { routeOf } from "../dialog/open-hit";

/** A hit: its heading, the headings above it, and the text around the match. */
export function Result({ hit }: { hit: SearchHit }): React.ReactElement {
  const level = deepestLevel(hit.hierarchy);
  const above = LEVELS.slice(0, LEVELS.indexOf(level))
    .map((name) => hit.hierarchy[name])
    .filter(Boolean);
  const content = contentParts(hit);
  const route = routeOf(hit.url);
  const title = <TextParts parts={headingParts(hit, level)} />;
  return (
    <article>
      {above.length > 0 && (
        <ol role="list" aria-label="Breadcrumbs" className="search-result-path">
          {above.map((heading, index) => (
            <li key={index}>{heading}</li>
          ))}
        </ol>
      )}
      <h2>{route === null ? <a href={hit.url}>{title}</a> : <Link to={route}>{title}</Link>}</h2>
      {content.length > 0 && (
        <p>
          <TextParts parts={content} />
        </p>
      )}
      {(hit.year !== null || hit.tags.length > 0) && (
        <p className="search-result-facts">{[hit.year, ...hit.tags].filter(Boolean).join(" · ")}</p>
      )}
    </article>
  );
}

/** Renders text with its matches marked. */
function TextParts({ parts }: { parts: readonly TextPart[] }): React.ReactElement {
  return (
    <>
      {parts.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
      )}
    </>
  );
}
