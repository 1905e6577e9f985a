import { navigate } from "gatsby";
import { sitePath } from "../../components/layout/site-path";

type Modifiers = Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/** Whether a click or key asks the browser for another tab, window or a download. */
export const isModified = ({ ctrlKey, metaKey, shiftKey, altKey }: Modifiers): boolean =>
  ctrlKey || metaKey || shiftKey || altKey;

/** The path within the site that the router knows; null for another site. */
export function routeOf(url: string): string | null {
  const { origin, pathname, search, hash } = new URL(url, window.location.href);
  return origin === window.location.origin ? sitePath(pathname) + search + hash : null;
}

/** Goes to the address of a hit without reloading the site. */
export function openHit(url: string): void {
  const route = routeOf(url);
  if (route === null) window.location.assign(url);
  else void navigate(route);
}
