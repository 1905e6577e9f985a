import React from "react";
import { usePreferredVersion } from "../../browser/preferred-version";
import { versionAt, versionedLink } from "../../shared/doc-versions";
import { isSamePath } from "../../shared/paths";
import { useDocVersions } from "../docs/use-doc-versions";
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
  const versions = useDocVersions();
  const preferred = usePreferredVersion(versions.map(({ name }) => name));
  const candidates = [versionAt(versions, pathname)?.name, preferred];
  return (
    <ul role="list" className={className}>
      {links.map(({ label, to }) => (
        <li key={label}>
          <SiteLink
            to={versionedLink(versions, to, candidates)}
            aria-current={isCurrent(to, pathname) ? "page" : undefined}
          >
            {label}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
