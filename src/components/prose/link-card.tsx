import React from "react";
import { isCopiedFile } from "../../shared/paths";
import { SiteLink } from "../ui/site-link";

interface LinkCardProps {
  /** A path within this site or an absolute URL. */
  href: string;
  title: string;
  description?: string;
  /** A decorative emoji. */
  icon?: string;
}

/** A link shown as a card. */
export function LinkCard({ href, title, description, icon }: LinkCardProps): React.ReactElement {
  return (
    <span className="panel panel-link meta link-card">
      {isCopiedFile(href) ? <a href={href}>{title}</a> : <SiteLink to={href}>{title}</SiteLink>}
      {icon && (
        <span className="link-card-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {description && <span>{description}</span>}
    </span>
  );
}
