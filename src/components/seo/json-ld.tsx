import React from "react";
import { useSite } from "../layout/use-site";
import { SERVED_PAGE } from "./served";
import { owner, toJsonLd, website, type SiteIdentity, type Thing } from "./structured-data/thing";

interface JsonLdProps {
  /** The items of this page. The site and its owner, to whom they refer, are added. */
  things: (site: SiteIdentity) => readonly Thing[];
}

/** Structured data of a page. A data block is not subject to the script policy. */
export function JsonLd({ things }: JsonLdProps): React.ReactElement {
  const site = useSite();
  const json = toJsonLd([...things(site), website(site), owner(site)]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} {...SERVED_PAGE} />;
}
