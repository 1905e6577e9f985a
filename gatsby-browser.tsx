import "./src/styles/all";
import type { GatsbyBrowser } from "gatsby";
import React from "react";
import { startColorMode } from "./src/browser/color-mode";
import { mayPrefetch } from "./src/browser/connection";
import { startCopyCode } from "./src/browser/copy-code";
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
  startCopyCode();
  startPrefetchGuard();
  startProseLinks();
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  shouldScroll(prevRouterProps?.location, routerProps.location);

/** Gatsby asks before it prefetches a page that a link in sight leads to. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => !mayPrefetch();
