/** Runs in the browser, in place of Gatsby's own `register-service-worker`, which knows no parameters of a worker. */
import { appStart } from "../browser/app-start";
import { whenIdle } from "../browser/when-idle";

/** A page in a sandboxed frame may not even ask: that throws. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

const workers = window.isSecureContext ? serviceWorkers() : undefined;
const before = workers?.controller ?? null;

// The worker is a process of its own, which would compete with the application for the processor.
if (workers) {
  void appStart.then(() =>
    whenIdle(() =>
      import("./offline-app").then(
        ({ startOfflineApp }) => startOfflineApp(before),
        () => undefined,
      ),
    ),
  );
}
