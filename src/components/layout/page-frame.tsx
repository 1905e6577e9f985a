import React from "react";
import { CrashBoundary } from "../status/crash-boundary";
import { RouteFailure } from "../status/route-failure";
import { Layout } from "./layout";
import { sitePath } from "./site-path";

interface PageFrameProps {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}

/** Gatsby's `wrapPageElement`, shared by the browser and the static HTML. */
export const framePage = ({ element, props: { location } }: PageFrameProps): React.ReactElement => (
  <Layout pathname={sitePath(location.pathname)}>
    <CrashBoundary>{element}</CrashBoundary>
    <RouteFailure />
  </Layout>
);
