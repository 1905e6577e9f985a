import React from "react";
import { TAGS_PATH } from "../../shared/paths";
import { TagList } from "../blog/tag-list";
import { Link } from "../ui/link";

interface SubjectsProps {
  /** The tags with the most posts. A tag needs at least two. */
  tags: React.ComponentProps<typeof TagList>["tags"];
}

/** The most frequent tags of the blog. Renders nothing if no tag has two posts. */
export function Subjects({ tags }: SubjectsProps): React.ReactElement | null {
  if (tags.length === 0) return null;
  return (
    <div className="meta subjects">
      <p>Most common topics</p>
      <TagList tags={tags} label="Most common topics" />
      <Link to={TAGS_PATH}>All tags</Link>
    </div>
  );
}
