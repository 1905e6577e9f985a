import React from "react";
import { isSamePath } from "../../shared/paths";
import { SiteLink } from "../ui/site-link";

interface NavLinksProps {
  links: readonly { label: string; to: string }[];
  pathname: string;
  className: string;
}

/** A section's link is current on every page below it. */
function isCurrent(to: string, pathname: string): boolean {
  const base = /^\/docs(\/|$)/.test(to) ? "/docs" : to.replace(/\/+$/, "");
  if (base === "") return pathname === "/";
  return isSamePath(base, pathname) || pathname.toLowerCase().startsWith(`${base}/`);
}

export function NavLinks({ links, pathname, className }: NavLinksProps): React.ReactElement {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <SiteLink to={to} aria-current={isCurrent(to, pathname) ? "page" : undefined}>
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
