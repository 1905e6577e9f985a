/** Runs in the browser, in place of Gatsby's `register-service-worker`, which cannot pass parameters to the worker. */
import { whenLoaded } from "../browser/scheduling";
import type { InstallPromptEvent } from "./notices";

/** In a sandboxed frame, reading the property throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

const workers = window.isSecureContext ? serviceWorkers() : undefined;

/** Starts after the load event, since the worker would compete with the application for the processor. */
function startLate(before: ServiceWorker | null): void {
  let offer: InstallPromptEvent | undefined;
  const hold = (event: InstallPromptEvent) => {
    event.preventDefault();
    offer = event;
  };
  window.addEventListener("beforeinstallprompt", hold);
  const start = () =>
    import("./offline-app").then(
      ({ startOfflineApp }) => {
        window.removeEventListener("beforeinstallprompt", hold);
        startOfflineApp(before, { offer });
      },
      () => undefined,
    );
  whenLoaded(start);
}

if (workers) startLate(workers.controller);
