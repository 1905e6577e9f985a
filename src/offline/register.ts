/** Runs in the browser, in place of Gatsby's own `register-service-worker`, which knows no parameters of a worker. */
import { whenLoaded } from "../browser/scheduling";
import type { InstallPromptEvent } from "./notices";

/** A page in a sandboxed frame may not even ask: that throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

const workers = window.isSecureContext ? serviceWorkers() : undefined;

/** The worker is a process of its own, which would compete with the application for the processor. */
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
