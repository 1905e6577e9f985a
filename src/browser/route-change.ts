const ROUTE_CHANGE = "routechange";

/** Tells everything that listens that another page, or another place of it, is shown. */
export const announceRouteChange = (): boolean => window.dispatchEvent(new Event(ROUTE_CHANGE));

/** Calls back whenever that happens. Returns how to stop. */
export function onRouteChange(callback: () => void): () => void {
  window.addEventListener(ROUTE_CHANGE, callback);
  return () => window.removeEventListener(ROUTE_CHANGE, callback);
}
