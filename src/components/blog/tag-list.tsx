import React from "react";
import { Link } from "../ui/link";

interface TagListProps {
  /** A tag without a path, such as that of a project, is not a link. */
  tags: readonly { slug: string; label: string; path?: string; description?: string; postCount?: number }[];
  label?: string;
}

/** Tags, as links with the number of posts if it is known. Renders nothing without tags. */
export function TagList({ tags, label = "Tags" }: TagListProps): React.ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <ul role="list" className="cluster tag-list" aria-label={label}>
      {tags.map(({ slug, label: name, path, description, postCount }) => (
        <li key={slug}>
          {path === undefined ? (
            <span>{name}</span>
          ) : (
            <Link to={path} rel="tag" title={description || undefined}>
              {name}
              {postCount !== undefined && (
                <span className="tag-count">
                  {postCount}
                  <span className="visually-hidden">{postCount === 1 ? " post" : " posts"}</span>
                </span>
              )}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
