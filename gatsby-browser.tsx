import "./src/styles/all";
import type { GatsbyBrowser } from "gatsby";
import React from "react";
import { appStart, noteAppStart } from "./src/browser/app-start";
import { startColorMode } from "./src/browser/color-mode";
import { startLinks } from "./src/browser/links";
import { announceRouteChange } from "./src/browser/route-change";
import { finishRoute, startRoutes } from "./src/browser/routes";
import { arrive, startScroll } from "./src/browser/scroll";
import { dropServedHead } from "./src/browser/served-head";
import { framePage } from "./src/components/layout/page-frame";
import { HeadBoundary, startApp } from "./src/components/status/app-root";
import { startServices } from "./src/services/start-services";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <HeadBoundary>{element}</HeadBoundary>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = framePage;

export const replaceHydrateFunction = () => startApp;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  startColorMode();
  startRoutes();
  startScroll();
  startServices();
  void appStart.then(startLinks);
  // Loads the page's data and code in a separate task, so that the browser can handle input in between.
  await new Promise((resolve) => setTimeout(resolve));
};

/** Also called when the page is rendered again after a crash. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = noteAppStart;

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  dropServedHead({ location, prevLocation });
  arrive(prevLocation, location);
  finishRoute();
  announceRouteChange();
};

/** `arrive` handles scrolling. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
