import { withPrefix } from "gatsby";
import React from "react";

/** A symbol of `static/icons.svg`, which no page's scripts have to carry; its meaning stands in the text beside it. */
export function SpriteIcon({ name }: { name: string }): React.ReactElement {
  return (
    <svg className="sprite-icon" width="20" height="20" aria-hidden="true">
      <use href={withPrefix(`/icons.svg#${name}`)} />
    </svg>
  );
}
