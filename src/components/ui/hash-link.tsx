import React from "react";

/** The link of a heading to itself; it stands inside the heading. */
export function HashLink({ id, text }: { id: string; text: string }): React.ReactElement {
  const label = `Direct link to ${text}`;
  return <a className="hash-link" href={`#${id}`} title={label} aria-label={label} />;
}
