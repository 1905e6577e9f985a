import { navigate } from "gatsby";
import { sitePath } from "../../browser/links";

/** Returns the path for Gatsby's router, or null for another origin. */
export function routeOf(url: string): string | null {
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return origin === window.location.origin ? sitePath(pathname) + search + hash : null;
}

/** Navigates to a hit without reloading the page. */
export function openHit(url: string): void {
  const route = routeOf(url);
  if (route === null) window.location.assign(url);
  else void navigate(route);
}
