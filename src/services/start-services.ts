import { afterLoad } from "../browser/after-load";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn | null;

/**
 * Starts what the settings ask for once the page is loaded and idle; to be called when the application has started, with
 * which that code would compete. Nothing of it is in the bundle of each page.
 */
export function startServices(): void {
  if (__SERVICES__) {
    afterLoad(() =>
      import("./start-late").then(
        ({ startLate }) => void startLate(),
        (error: unknown) => console.warn("Analytics and other services could not be loaded.", error),
      ),
    );
  }
}
