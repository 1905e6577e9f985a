import type { Route } from "playwright-core";

/** Holds requests back until they are let go. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), hold: (route: Route) => opened.then(() => route.continue()) };
}
