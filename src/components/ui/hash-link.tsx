import React from "react";
import { headingLinkName } from "../../shared/body";

/** The anchor link inside a heading. */
export function HashLink({ id, text }: { id: string; text: string }): React.ReactElement {
  const label = headingLinkName(text);
  return <a className="hash-link" href={`#${id}`} title={label} aria-label={label} />;
}
