import { afterStart } from "../browser/app-start";
import type { ServicesOn } from "./service";

declare const __SERVICES__: ServicesOn | null;

/** Starts what the settings ask for after the application. Nothing of it is in the bundle of each page. */
export function startServices(): void {
  // The bundler leaves out what stands within this condition, but not what would follow an early return.
  if (__SERVICES__) {
    void afterStart(() =>
      import("./start-late").then(
        ({ startLate }) => void startLate(),
        (error: unknown) => console.warn("Analytics and other services could not be loaded.", error),
      ),
    );
  }
}
