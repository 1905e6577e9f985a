import React from "react";
import { SiteLink } from "../ui/site-link";
import "./link-card.css";

interface LinkCardProps {
  /** A path of this site or a full address. */
  href: string;
  title: string;
  description?: string;
}

/** A link worth a card of its own. */
export function LinkCard({ href, title, description }: LinkCardProps): React.ReactElement {
  return (
    <span className="link-card">
      <SiteLink to={href}>{title}</SiteLink>
      {description && <span>{description}</span>}
    </span>
  );
}
