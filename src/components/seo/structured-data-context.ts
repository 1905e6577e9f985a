import { createContext, type ReactElement } from "react";
import type { PageSubject } from "./structured-data/page-things";

export const STRUCTURED_DATA_ID = "structured-data";

/**
 * Renders what a page says of itself in the vocabulary of schema.org, for crawlers. `gatsby-ssr.tsx` provides it; the
 * browser has none, and so no code for it.
 */
export const StructuredData = createContext<(subject: PageSubject) => ReactElement | null>(() => null);
