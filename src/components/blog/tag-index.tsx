import React from "react";
import { groupBy } from "../../shared/group-by";
import { HashLink } from "../ui/hash-link";
import { TagList } from "./tag-list";

type Tag = React.ComponentProps<typeof TagList>["tags"][number];

/** Tags grouped by their first letter, in alphabetical order. */
export function TagIndex({ tags }: { tags: readonly Tag[] }): React.ReactElement {
  const byLabel = [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"));
  const groups = [...groupBy(byLabel, firstLetter)].sort(([a], [b]) => a.localeCompare(b, "en"));
  return (
    <div className="tag-index">
      {groups.map(([letter, group]) => (
        <section key={letter}>
          <h2 id={letter}>
            {letter}
            <HashLink id={letter} text={letter} />
          </h2>
          <TagList tags={group} label={`Tags with ${letter}`} />
        </section>
      ))}
    </div>
  );
}

const firstLetter = ({ label: [first = ""] }: Tag): string => first.toUpperCase();
