import React from "react";
import { ARCHIVE_PATH, AUTHORS_PATH, TAGS_PATH } from "../../shared/paths";
import { Link } from "../ui/link";

interface BlogLinksProps {
  hasArchive: boolean;
  hasAuthors: boolean;
  hasTags: boolean;
}

/** Links below the heading of the blog to its other pages. Pages that do not exist are left out. */
export function BlogLinks({ hasArchive, hasAuthors, hasTags }: BlogLinksProps): React.ReactElement | null {
  const links = [
    ...(hasArchive ? [{ to: ARCHIVE_PATH, label: "Archive" }] : []),
    ...(hasAuthors ? [{ to: AUTHORS_PATH, label: "Authors" }] : []),
    ...(hasTags ? [{ to: TAGS_PATH, label: "Tags" }] : []),
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
