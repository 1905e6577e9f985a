import { withPrefix } from "gatsby";
import React from "react";
import { followLink } from "../../browser/page-link";
import { watchLink } from "../../browser/prefetch";

interface LinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** The path of a page without the path prefix, optionally with a query and fragment. */
  to: string;
}

/** A link to a page of this site. It navigates without reloading the document, and the target is prefetched. */
export function Link({ to, onClick, children, ...props }: LinkProps): React.ReactElement {
  const follow = (event: React.MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    followLink(event.nativeEvent, event.currentTarget);
  };
  return (
    <a href={withPrefix(to)} ref={watchLink} onClick={follow} {...props}>
      {children}
    </a>
  );
}
