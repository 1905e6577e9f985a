import React from "react";
import type { NavigationLink } from "../../shared/sidebar";
import { Link } from "../ui/link";

interface PagerProps {
  /** The accessible name of the navigation. */
  label: string;
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** The captions above the labels. */
  captions?: { previous: string; next: string };
}

/** Links to the previous and next page. Renders nothing without either. */
export function Pager({ label, previous, next, captions }: PagerProps): React.ReactElement | null {
  if (!previous && !next) return null;
  return (
    <nav aria-label={label} className="pager">
      {previous && (
        <Link to={previous.path} className="panel panel-link pager-previous" rel="prev">
          {captions && <small>{captions.previous}</small>}
          <bdi>{previous.label}</bdi>
        </Link>
      )}
      {next && (
        <Link to={next.path} className="panel panel-link pager-next" rel="next">
          {captions && <small>{captions.next}</small>}
          <bdi>{next.label}</bdi>
        </Link>
      )}
    </nav>
  );
}
