import { appStart } from "../browser/app-start";
import { whenIdle } from "../browser/when-idle";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn | null;

/** An application that has not started by then may never do so, and the visit counts all the same. */
const LONGEST_WAIT_MS = 10_000;

/** Starts what the settings ask for after the application. Nothing of it is in the bundle of each page. */
export function startServices(): void {
  // The bundler leaves out what stands within this condition, but not what would follow an early return.
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
