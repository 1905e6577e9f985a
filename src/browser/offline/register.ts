import type { PageMessage } from "../../shared/offline/messages";
import { appStart } from "../app-start";
import { whenIdle } from "../when-idle";

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/** The browser's offer to install the site. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

/** What the browser has for pages that are stored. A page in a sandboxed frame may not even ask: that throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Whether pages can be stored: in production builds, on https or localhost, where it is not turned off. */
export const canStorePages = (): boolean =>
  process.env.NODE_ENV === "production" &&
  process.env.GATSBY_OFFLINE !== "off" &&
  window.isSecureContext &&
  serviceWorkers() !== undefined;

/**
 * Starts offline use when the application has started and the browser has nothing else to do: the worker is a process of
 * its own, which takes a core to begin.
 */
export function startOffline(): void {
  if (!canStorePages()) return;
  const { controller } = serviceWorkers()!;
  void appStart.then(() =>
    whenIdle(() =>
      import("./offline-app").then(
        ({ startOfflineApp }) => startOfflineApp(controller),
        () => undefined,
      ),
    ),
  );
}

/** Tells the worker which page is shown, so that it stays readable without a connection. */
export function notePage(path: string): void {
  const message: PageMessage = { type: "PAGE_SHOWN", path };
  serviceWorkers()?.controller?.postMessage(message);
}
