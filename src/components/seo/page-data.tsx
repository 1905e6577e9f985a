import React from "react";
import { JsonLd } from "./json-ld";
import { thingsOf, type PageSubject } from "./structured-data/page-things";

/** The schema.org data of a page. It is only in the static HTML, and its code is left out of the browser bundle. */
export const PageData: React.FC<{ subject: PageSubject }> =
  process.env.BUILD_STAGE === "build-javascript"
    ? () => null
    : ({ subject }) => <JsonLd things={(site) => thingsOf(site, subject)} />;
