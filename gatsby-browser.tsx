import "./src/styles/all";
import type { GatsbyBrowser } from "gatsby";
import React from "react";
import { canRunApp, noteAppScripts } from "./src/browser/boot-script";
import { startColorMode } from "./src/browser/color-mode";
import { finishNavigation, startNavigation } from "./src/browser/navigation";
import { announceRouteChange } from "./src/browser/route-change";
import { startScroll, updateScroll } from "./src/browser/scroll";
import { framePage } from "./src/components/layout/page-frame";
import { STRUCTURED_DATA_ID } from "./src/components/seo/structured-data-context";
import { HeadBoundary, startApp } from "./src/components/status/app-root";
import { startServices, startServicesAnyway } from "./src/services/start-services";

export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = ({ element }) => (
  <HeadBoundary>{element}</HeadBoundary>
);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = framePage;

export const replaceHydrateFunction = () => (canRunApp() ? startApp : () => undefined);

export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (!canRunApp()) return;
  noteAppScripts();
  startColorMode();
  startNavigation();
  startScroll();
  startServicesAnyway();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => startServices();

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname)
    document.getElementById(STRUCTURED_DATA_ID)?.remove();
  if (!finishNavigation(location)) return;
  updateScroll(prevLocation, location);
  announceRouteChange();
};

/** `updateScroll` handles scrolling. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = () => false;
