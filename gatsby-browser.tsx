import "./src/styles/all";
import type { GatsbyBrowser } from "gatsby";
import React from "react";
import { startColorMode } from "./src/browser/color-mode";
import { mayPrefetch } from "./src/browser/connection";
import { updatePageFeatures } from "./src/browser/page-features";
import { startPrefetchGuard } from "./src/browser/prefetch";
import { startProseLinks } from "./src/browser/prose-links";
import { shouldScroll } from "./src/browser/scroll";
import { Layout } from "./src/components/layout/layout";
import { sitePath } from "./src/components/layout/site-path";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={sitePath(props.location.pathname)}>{element}</Layout>
);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  startColorMode();
  startPrefetchGuard();
  startProseLinks();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = updatePageFeatures;

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  shouldScroll(prevRouterProps?.location, routerProps.location);

/** Gatsby asks before it prefetches a page that a link in sight leads to. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => !mayPrefetch();
