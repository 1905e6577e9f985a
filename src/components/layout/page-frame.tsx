import React, { useEffect } from "react";
import { sitePath } from "../../browser/links";
import { PathnameProvider } from "../../browser/pathname";
import { decodeAddress } from "../../shared/paths";
import { CrashBoundary } from "../status/crash-boundary";
import { Layout } from "./layout";

interface PageFrameProps {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}

/**
 * After Back is pressed twice while the first page loads slowly, Gatsby combines the resources of one page with the
 * address of another, and renders nothing. This loads the page again. Not in development, where an error leaves the page
 * blank.
 */
function reloadIfBlank(): void {
  if (process.env.NODE_ENV !== "development" && !document.querySelector("main")) window.location.reload();
}

function PageFrame({ pathname, children }: React.PropsWithChildren<{ pathname: string }>): React.ReactElement {
  useEffect(() => () => void setTimeout(reloadIfBlank), []);
  return (
    <PathnameProvider value={pathname}>
      <Layout>
        <CrashBoundary>{children}</CrashBoundary>
      </Layout>
    </PathnameProvider>
  );
}

/**
 * Gatsby's `wrapPageElement`, the same in the browser and in the static HTML. Browsers encode spaces and letters outside
 * ASCII in the path of a location; paths of pages have them as they are.
 */
export const framePage = ({ element, props: { location } }: PageFrameProps): React.ReactElement => (
  <PageFrame pathname={decodeAddress(sitePath(location.pathname))}>{element}</PageFrame>
);
