/** Runs in the browser, in place of Gatsby's `register-service-worker`, which cannot pass parameters to the worker. */
import { canRunApp } from "../browser/boot-script";
import { whenLoaded } from "../browser/scheduling";
import type { InstallPromptEvent } from "./notices";

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** The worker that controls the page, or undefined without support. In a sandboxed frame, reading the property throws. */
function readController(): ServiceWorker | null | undefined {
  try {
    return navigator.serviceWorker?.controller;
  } catch {
    return undefined;
  }
}

/** Starts after the load event, since the worker would compete with the application for the processor. */
function startLate(before: ServiceWorker | null): void {
  const app = new Promise<void>(whenLoaded).then(() => import("./offline-app"));
  const withApp = (use: (module: Awaited<typeof app>) => void) => void app.then(use, () => undefined);
  withApp(({ startOfflineApp }) => startOfflineApp(before));
  window.addEventListener("beforeinstallprompt", (offer) => {
    offer.preventDefault();
    withApp(({ receiveOffer }) => receiveOffer(offer));
  });
}

const before = readController();
if (before !== undefined && canRunApp()) startLate(before);
