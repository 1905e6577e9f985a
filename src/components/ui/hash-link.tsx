import React from "react";

/** The anchor link inside a heading. */
export function HashLink({ id, text }: { id: string; text: string }): React.ReactElement {
  const label = `Direct link to ${text}`;
  return <a className="hash-link" href={`#${id}`} title={label} aria-label={label} />;
}
