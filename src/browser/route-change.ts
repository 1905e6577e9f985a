const ROUTE_CHANGE = "routechange";
const ROUTE_LEAVE = "routeleave";

/** Tells everything that listens that another page, or another place of it, is shown. */
export const announceRouteChange = (): boolean => window.dispatchEvent(new Event(ROUTE_CHANGE));

/** Calls back whenever that happens. Returns how to stop. */
export function onRouteChange(callback: () => void): () => void {
  window.addEventListener(ROUTE_CHANGE, callback);
  return () => window.removeEventListener(ROUTE_CHANGE, callback);
}

/** The paths of a page that is left and of the one that takes its place. */
export interface RouteLeave {
  from: string;
  to: string;
}

/**
 * Tells everything that listens that a page, which is still shown, is about to be left for another one. React is
 * rendering that one: who hears of it may read the page, and no more.
 */
export const announceRouteLeave = (detail: RouteLeave): boolean =>
  window.dispatchEvent(new CustomEvent(ROUTE_LEAVE, { detail }));

/** Calls back whenever that happens. Returns how to stop. */
export function onRouteLeave(callback: (leave: RouteLeave) => void): () => void {
  const listener = (event: Event) => callback((event as CustomEvent<RouteLeave>).detail);
  window.addEventListener(ROUTE_LEAVE, listener);
  return () => window.removeEventListener(ROUTE_LEAVE, listener);
}
