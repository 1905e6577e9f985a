import React from "react";
import { SiteLink } from "../ui/site-link";

interface LinkCardProps {
  /** A path of this site or a full address. */
  href: string;
  title: string;
  description?: string;
  /** An emoji, for the eye only. */
  icon?: string;
}

/** A link worth a card of its own. */
export function LinkCard({ href, title, description, icon }: LinkCardProps): React.ReactElement {
  return (
    <span className="link-card">
      {isFile(href) ? <a href={href}>{title}</a> : <SiteLink to={href}>{title}</SiteLink>}
      {icon && (
        <span className="link-card-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {description && <span>{description}</span>}
    </span>
  );
}

/** A file beside the pages, which has the prefix of the site in its address already. */
const isFile = (href: string): boolean => /^\/(?:[^/]+\/)?static\//.test(href);
