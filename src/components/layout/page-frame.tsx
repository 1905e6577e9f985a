import React from "react";
import { RouteFailure } from "../status/route-failure";
import { Layout } from "./layout";
import { PageStage } from "./page-stage";
import { sitePath } from "./site-path";

interface PageFrameProps {
  element: React.ReactElement;
  props: { location: { pathname: string } };
}

/** Gatsby's `wrapPageElement`, the same in the browser and in the static HTML. */
export const framePage = ({ element, props: { location } }: PageFrameProps): React.ReactElement => (
  <Layout pathname={sitePath(location.pathname)}>
    <PageStage page={element} />
    <RouteFailure />
  </Layout>
);
