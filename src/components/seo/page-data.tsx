import React from "react";
import { JsonLd } from "./json-ld";
import { thingsOf, type PageSubject } from "./structured-data/page-things";

/**
 * What a page says of itself in the vocabulary of schema.org. The served HTML has it; the code that makes it is left
 * out of what a visitor's browser loads.
 */
export const PageData: React.FC<{ subject: PageSubject }> =
  process.env.BUILD_STAGE === "build-javascript"
    ? () => null
    : ({ subject }) => <JsonLd things={(site) => thingsOf(site, subject)} />;
