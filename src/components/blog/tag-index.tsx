import React from "react";
import { HashLink } from "../ui/hash-link";
import { TagList } from "./tag-list";

type Tag = React.ComponentProps<typeof TagList>["tags"][number];

/** Tags grouped by their first letter, in alphabetical order. */
export function TagIndex({ tags }: { tags: readonly Tag[] }): React.ReactElement {
  return (
    <div className="tag-index">
      {groupByLetter(tags).map(([letter, group]) => (
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

function groupByLetter(tags: readonly Tag[]): [string, Tag[]][] {
  const groups = new Map<string, Tag[]>();
  for (const tag of [...tags].sort((a, b) => a.label.localeCompare(b.label, "en"))) {
    const [first = ""] = tag.label;
    const letter = first.toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].sort(([a], [b]) => a.localeCompare(b, "en"));
}
