import { whenLoaded } from "../browser/scheduling";

/** An application that has not started by then may never start. Its visit still counts. */
const LONGEST_WAIT_MS = 10_000;

let hasStarted = false;

/**
 * Starts the services that are on, once, when the page is loaded and the browser is idle. Their code is in a separate
 * bundle, which waits for a connection if it is not stored. To be called when the application has started.
 */
export function startServices(): void {
  // webpack removes the code inside this condition, but not code that follows an early return.
  if (__SERVICES__ && !hasStarted) {
    hasStarted = true;
    const start = (): unknown =>
      import("./run-services").then(
        ({ runServices }) => void runServices(),
        (error: unknown) => {
          if (navigator.onLine) console.warn("Analytics and other services could not be loaded.", error);
          else window.addEventListener("online", start, { once: true });
        },
      );
    whenLoaded(start);
  }
}

/** Starts the services even if the application never starts. To be called when Gatsby's code begins. */
export function startServicesAnyway(): void {
  if (__SERVICES__) setTimeout(startServices, LONGEST_WAIT_MS);
}
