import { whenIdle } from "../browser/scheduling";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn | null;

/** Starts the services that are on when the browser is idle. None of their code is in the bundle of each page. */
export function startServices(): void {
  // webpack removes the code inside this condition, but not code that follows an early return.
  if (__SERVICES__) {
    const start = () =>
      import("./start-late").then(
        ({ startLate }) => void startLate(),
        (error: unknown) => console.warn("Analytics and other services could not be loaded.", error),
      );
    if (document.readyState === "complete") whenIdle(start);
    else window.addEventListener("load", () => whenIdle(start), { once: true });
  }
}
