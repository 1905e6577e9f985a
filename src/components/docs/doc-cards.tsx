import React from "react";
import { SiteLink } from "../ui/site-link";

type Card = Record<"label" | "path" | "description", string>;

/** A list of cards. Each is a single link with a heading and a sentence. */
export function DocCards({ cards }: { cards: readonly Card[] }): React.ReactElement {
  return (
    <ul role="list" className="doc-cards">
      {cards.map(({ label, path, description }) => (
        <li key={`${label} ${path}`}>
          <SiteLink to={path} className="panel panel-link">
            <h2>{label}</h2>
            {description && <p className="meta">{description}</p>}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
