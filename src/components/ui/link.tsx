import { Link as GatsbyLink, type GatsbyLinkProps } from "gatsby";
import React from "react";
import { encodeBrokenHash } from "../../browser/hash-target";

/**
 * Gatsby's link to a page of this site. `aria-current` is what the caller says: Gatsby's goes by the address, which on
 * the way back is that of a page still to come.
 */
export function Link({ to, "aria-current": current, ref: _, ...props }: GatsbyLinkProps<unknown>): React.ReactElement {
  return <GatsbyLink {...props} to={encodeBrokenHash(to)} aria-current={current} />;
}
