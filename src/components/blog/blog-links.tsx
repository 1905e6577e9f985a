import React from "react";
import { ARCHIVE_PATH, AUTHORS_PATH, TAGS_PATH } from "../../shared/paths";
import { useSite } from "../layout/use-site";
import { Link } from "../ui/link";

/** Links below the heading of the blog to its other pages. Pages that do not exist are left out. */
export function BlogLinks(): React.ReactElement | null {
  const { archive, authors, tags } = useSite().sections;
  const links = [
    ...(archive ? [{ to: ARCHIVE_PATH, label: "Archive" }] : []),
    ...(authors ? [{ to: AUTHORS_PATH, label: "Authors" }] : []),
    ...(tags ? [{ to: TAGS_PATH, label: "Tags" }] : []),
  ];
  if (links.length === 0) return null;
  return (
    <ul role="list" className="cluster blog-links" aria-label="More of the blog">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
