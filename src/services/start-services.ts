import { appStart } from "../browser/app-start";
import { whenIdle } from "../browser/when-idle";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn | null;

/** An application that has not started by then may never start. Its visit still counts. */
const LONGEST_WAIT_MS = 10_000;

/** Starts the enabled services after the application. Their code is in a separate bundle. */
export function startServices(): void {
  // webpack removes the code inside this condition, but not code that follows an early return.
  if (__SERVICES__) {
    const start = () =>
      import("./start-late").then(
        ({ startLate }) => void startLate(),
        (error: unknown) => console.warn("Analytics and other services could not be loaded.", error),
      );
    const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    void Promise.race([appStart, patience]).then(() => {
      if (document.readyState === "complete") whenIdle(start);
      else window.addEventListener("load", () => whenIdle(start), { once: true });
    });
  }
}
