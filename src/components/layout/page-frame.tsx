import React, { useEffect } from "react";
import { CrashBoundary } from "../status/crash-boundary";
import { Layout } from "./layout";
import { sitePath } from "../../browser/links";

interface PageFrameProps {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}

/**
 * Going back twice while the first page is slow, Gatsby gives its router the resources of one page with the address of
 * another, for which it renders nothing. The page is then loaded again.
 */
function reloadIfBlank(): void {
  if (!document.querySelector("main")) window.location.reload();
}

function PageFrame({ pathname, children }: React.PropsWithChildren<{ pathname: string }>): React.ReactElement {
  useEffect(() => () => void setTimeout(reloadIfBlank), []);
  return (
    <Layout pathname={pathname}>
      <CrashBoundary>{children}</CrashBoundary>
    </Layout>
  );
}

/** Gatsby's `wrapPageElement`, the same in the browser and in the static HTML. */
export const framePage = ({ element, props: { location } }: PageFrameProps): React.ReactElement => (
  <PageFrame pathname={sitePath(location.pathname)}>{element}</PageFrame>
);
