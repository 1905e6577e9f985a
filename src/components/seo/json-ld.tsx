import React from "react";
import { useSite } from "../layout/use-site";
import { SERVED_PAGE } from "./served";
import { owner, toJsonLd, website, type SiteIdentity, type Thing } from "./structured-data/thing";

interface JsonLdProps {
  /** The things of this page; the site and its owner, whom they refer to, are added. */
  things: (site: SiteIdentity) => readonly Thing[];
}

/** What a page is about, for machines: a data block, which no policy for scripts concerns. */
export function JsonLd({ things }: JsonLdProps): React.ReactElement {
  const site = useSite();
  const json = toJsonLd([...things(site), website(site), owner(site)]);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} {...SERVED_PAGE} />;
}
