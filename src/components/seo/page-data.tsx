import React, { createContext, useContext } from "react";
import type { PageSubject } from "./structured-data/page-things";

export const STRUCTURED_DATA_ID = "structured-data";

/** Renders structured data. `gatsby-ssr.tsx` provides it; the browser has none, and so no code for it. */
export const StructuredData = createContext<(subject: PageSubject) => React.ReactElement | null>(() => null);

/** What a page says of itself in the vocabulary of schema.org, for crawlers: in the HTML only. */
export const PageData = ({ subject }: { subject: PageSubject }): React.ReactElement | null =>
  useContext(StructuredData)(subject);
