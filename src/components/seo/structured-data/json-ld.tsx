import React from "react";
import { useSite } from "../../layout/use-site";
import { STRUCTURED_DATA_ID } from "../structured-data-context";
import { thingsOf, type PageSubject } from "./page-things";
import { owner, toJsonLd, website } from "./thing";

/** A data block with the items that a page describes, the site and its owner. Browsers do not run it. */
export function JsonLd({ subject }: { subject: PageSubject }): React.ReactElement {
  const site = useSite();
  const json = toJsonLd([...thingsOf(site, subject), website(site), owner(site)]);
  return <script type="application/ld+json" id={STRUCTURED_DATA_ID} dangerouslySetInnerHTML={{ __html: json }} />;
}
