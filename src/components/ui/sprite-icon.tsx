import { withPrefix } from "gatsby";
import React from "react";

/** An icon from `static/icons.svg`, so that it is not part of the scripts. Adjacent text gives its meaning. */
export function SpriteIcon({ name }: { name: string }): React.ReactElement {
  return (
    <svg className="sprite-icon" width="1.25rem" height="1.25rem" aria-hidden="true">
      <use href={withPrefix(`/icons.svg#${name}`)} />
    </svg>
  );
}
