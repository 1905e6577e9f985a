import { Link } from "gatsby";
import React from "react";
import { isExternalUrl } from "../../shared/paths";

interface SiteLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path of this site, a fragment, or an address with a scheme, which opens in a new tab. */
  to: string;
}

/** A link to anywhere: inside the site without loading the page, outside it in a new tab. */
export function SiteLink({ to, children, ...props }: SiteLinkProps): React.ReactElement {
  if (to.startsWith("#") || /^(mailto|tel):/i.test(to)) {
    return (
      <a href={to} {...props}>
        {children}
      </a>
    );
  }
  if (!isExternalUrl(to)) {
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="visually-hidden"> (opens in new tab)</span>
    </a>
  );
}
