import { withPrefix } from "gatsby";
import React from "react";
import { isExternalUrl, isFilePath, linkAddress } from "../../shared/paths";
import { Link } from "./link";

interface SiteLinkProps extends Omit<React.AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  /** A path within this site, a fragment, or an external URL, which opens in a new tab. */
  to: string;
}

/** A link to any address: internal links navigate without reloading, external ones open a new tab. */
export function SiteLink({ to, children, ...props }: SiteLinkProps): React.ReactElement {
  const staysHere = /^(#|mailto:|tel:)/i.test(to);
  if (isExternalUrl(to) && !staysHere) {
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" {...props}>
        {children}
        <span className="visually-hidden"> (opens in new tab)</span>
      </a>
    );
  }
  if (staysHere || isFilePath(to)) {
    return (
      <a href={staysHere ? to : withPrefix(linkAddress(to))} {...props}>
        {children}
      </a>
    );
  }
  return (
    <Link to={to} {...props}>
      {children}
    </Link>
  );
}
