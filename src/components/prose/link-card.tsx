import React from "react";
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
    <span className="panel panel-link link-card">
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

/** A static file, whose address already includes the path prefix. */
const isFile = (href: string): boolean => /^\/(?:[^/]+\/)?static\//.test(href);
