import React from "react";
import type { TrailStep } from "../../shared/sidebar";
import { HomeIcon } from "../ui/icons";
import { Link } from "../ui/link";

/** The trail from the home page to the current page, which is the last step. */
export function Breadcrumbs({ trail }: { trail: readonly TrailStep[] }): React.ReactElement {
  return (
    <nav aria-label="Breadcrumbs" className="breadcrumbs">
      <ul role="list" className="cluster">
        <li>
          <Link to="/" aria-label="Home page">
            <HomeIcon />
          </Link>
        </li>
        {trail.map(({ label, path }, index) => (
          <li key={index}>
            {path !== null && index < trail.length - 1 ? <Link to={path}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
