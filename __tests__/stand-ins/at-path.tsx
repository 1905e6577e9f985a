import React from "react";
import { PathnameProvider } from "../../src/browser/pathname";

/** Puts an element on the page with this path, as `framePage` does. */
export const atPath = (pathname: string, element: React.ReactElement): React.ReactElement => (
  <PathnameProvider value={pathname}>{element}</PathnameProvider>
);
