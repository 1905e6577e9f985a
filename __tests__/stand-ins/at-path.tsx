import React from "react";
import { PathnameProvider } from "../../src/browser/pathname";

/** An element as on the page with this path. */
export const atPath = (pathname: string, element: React.ReactElement): React.ReactElement => (
  <PathnameProvider value={pathname}>{element}</PathnameProvider>
);
