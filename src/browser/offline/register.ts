import type { PageMessage } from "../../shared/offline/messages";
import { afterLoad } from "../after-load";

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** The browser's offer to install the site. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Whether pages can be stored: in production builds, on https or localhost, where it is not turned off. */
export const canStorePages = (): boolean =>
  process.env.NODE_ENV === "production" &&
  process.env.GATSBY_OFFLINE !== "off" &&
  window.isSecureContext &&
  "serviceWorker" in navigator;

/** Starts offline use when the page has loaded and the browser has nothing else to do. */
export function startOffline(): void {
  if (!canStorePages()) return;
  const { controller } = navigator.serviceWorker;
  afterLoad(() =>
    import("./offline-app").then(
      ({ startOfflineApp }) => {
        const receiveOffer = startOfflineApp(controller);
        if (window.installOffer) receiveOffer(window.installOffer);
        window.addEventListener("beforeinstallprompt", receiveOffer);
      },
      () => undefined,
    ),
  );
}

/** Tells the worker which page is shown, so that it stays readable without a connection. */
export function notePage(path: string): void {
  const message: PageMessage = { type: "PAGE_SHOWN", path };
  navigator.serviceWorker?.controller?.postMessage(message);
}
