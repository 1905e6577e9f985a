import { whenLoaded } from "../browser/scheduling";

/** An application that has not started by then may never start. Its visit still counts. */
const LONGEST_WAIT_MS = 10_000;

let hasStarted = false;

/**
 * Starts the services that are on, once, when the page is loaded and the browser is idle. Their code is in a separate
 * bundle. To be called when the application has started.
 */
export function startServices(): void {
  // webpack removes the code inside this condition, but not code that follows an early return.
  if (__SERVICES__ && !hasStarted) {
    hasStarted = true;
    const start = () =>
      import("./run-services").then(
        ({ runServices }) => void runServices(),
        (error: unknown) => console.warn("Analytics and other services could not be loaded.", error),
      );
    whenLoaded(start);
  }
}

/** Starts the services even if the application never starts. To be called when Gatsby's code begins. */
export function startServicesAnyway(): void {
  if (__SERVICES__) setTimeout(startServices, LONGEST_WAIT_MS);
}
