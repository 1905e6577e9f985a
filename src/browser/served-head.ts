interface RouteChange {
  location: { pathname: string };
  prevLocation?: { pathname: string } | null;
}

/** Removes what the served head says of the page that was served, once another page is shown. */
export function dropServedHead({ location, prevLocation }: RouteChange): void {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.querySelectorAll("[data-head]").forEach((element) => element.remove());
}
